import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy'
import { indexFile } from '../pages/staticFiles'

/** Adds the security headers to every response. @param pictureHosts other hosts of pictures */
export const securityHeadersPlugin = fp<{ pictureHosts: readonly string[] }>(
  async (app, { pictureHosts }) => {
    const html = app.siteFiles?.readText(indexFile) ?? ''
    await app.register(helmet, {
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
  },
  { dependencies: ['siteFiles'] },
)
