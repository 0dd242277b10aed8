import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import { contentSecurityPolicy } from '../../pages/contentSecurityPolicy'

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers that every response has, also one that no route sends. */
    securityHeaders: Record<string, string>
  }
}

/**
 * Decorates the app with `securityHeaders`, and adds them to every response. Register it before the
 * plugins that refuse requests.
 */
export const securityHeadersPlugin = fp<{ html: string; pictureHosts: readonly string[] }>(
  (app, { html, pictureHosts }, done) => {
    const setHeaders = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurityPolicy(html, pictureHosts),
      },
      // The header would make the browser move the page to a new process after its response has
      // arrived: 40 ms on a slow phone. No page opens a window or is opened with access to one.
      crossOriginOpenerPolicy: false,
      // The site may run on plain http behind a proxy that sets this header.
      strictTransportSecurity: false,
    })
    const headers = collectHeaders(setHeaders)
    app.decorate('securityHeaders', headers)
    app.addHook('onRequest', (_request, { raw }, next) => {
      for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value)
      next()
    })
    done()
  },
  { name: 'securityHeaders' },
)

/** The headers that a middleware sets, which are the same for every request. */
function collectHeaders(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
