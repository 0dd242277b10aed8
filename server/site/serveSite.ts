import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../http/errors'
import { StartError } from '../StartError'
import { contentSecurityPolicy } from './contentSecurityPolicy'

/** Files: an address with such an ending is never a page. */
const filePattern =
  /\.(?:js|mjs|css|map|json|txt|xml|webmanifest|ico|svg|png|jpe?g|gif|webp|avif|woff2?|pdf)$/i

/** How long a browser may keep a file without asking again. */
function cacheControl(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  if (file.endsWith('.html')) return 'no-cache'
  return 'public, max-age=86400'
}

function isApi({ url }: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !filePattern.test(url.replace(/\?.*/, ''))
}

/**
 * Serves the built site: its files, and its one page for every other address, so that deep
 * links work on reload. The security headers, and the answer to unknown addresses, are for
 * the API as well.
 * @param folder the built site; without one only the API answers
 * @param methodsOf the methods that an address of the API answers to
 */
export async function serveSite(
  app: FastifyInstance,
  { folder, methodsOf }: { folder?: string; methodsOf: (address: string) => string[] },
): Promise<void> {
  const page = folder && path.join(folder, 'index.html')
  if (page && !existsSync(page)) {
    throw new StartError('The site is not built: run "npm run build" first.')
  }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(page ? readFileSync(page, 'utf8') : ''),
    },
    // The site may run on plain http behind a proxy that decides about this.
    strictTransportSecurity: false,
  })
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders(reply, file) {
        reply.setHeader('Cache-Control', cacheControl(file))
      },
    })
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isApi(request)) {
      const { method } = request
      const address = request.url.replace(/\?.*/, '')
      const methods = methodsOf(address)
      if (methods.length > 0) void reply.header('Allow', methods.join(', '))
      const statusCode = methods.length > 0 ? 405 : 404
      return sendFailure(reply, { statusCode, message: `No such call: ${method} ${address}` })
    }
    if (folder && isPage(request)) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
}
