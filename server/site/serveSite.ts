import { existsSync } from 'node:fs'
import path from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from '../http/answer'
import { headersOf } from '../http/cachedReads'
import { sendFailure } from '../http/errors'
import { StartError } from '../StartError'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { SiteFiles } from './siteFiles'

/** Files: an address with such an ending is never a page. */
const filePattern =
  /\.(?:js|mjs|css|map|json|txt|xml|webmanifest|ico|svg|png|jpe?g|gif|webp|avif|woff2?|pdf)$/i

/** A step out of the folder: no page is called like that, whoever asks wants something else. */
const stepOut = /(^|[\\/])\.\.([\\/]|$)/

const page = '/index.html'

function mayBePage(address: string): boolean {
  return !filePattern.test(address) && !stepOut.test(address)
}

function isApi(address: string): boolean {
  return /^\/api(?:\/|$)/.test(address)
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
  if (folder && !existsSync(path.join(folder, page))) {
    throw new StartError('The site is not built: run "npm run build" first.')
  }
  const files = folder ? new SiteFiles(folder) : undefined
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(files?.readText(page) ?? ''),
    },
    // The site may run on plain http behind a proxy that decides about this.
    strictTransportSecurity: false,
  })
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const address = decodeURIComponent(request.url.replace(/\?.*/s, ''))
    if (isApi(address)) return refuseCall(request, reply, address, methodsOf(address))
    const answer = isReading(request)
      ? await (files?.find(address, headersOf(reply)) ??
          (mayBePage(address) ? files?.find(page, headersOf(reply)) : undefined))
      : undefined
    if (!answer) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    reply.hijack()
    sendAnswer(request.raw, reply.raw, answer)
  })
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function refuseCall(
  { method }: FastifyRequest,
  reply: FastifyReply,
  address: string,
  methods: string[],
): FastifyReply {
  if (methods.length > 0) void reply.header('Allow', methods.join(', '))
  const statusCode = methods.length > 0 ? 405 : 404
  return sendFailure(reply, { statusCode, message: `No such call: ${method} ${address}` })
}
