import fp from 'fastify-plugin'
import { buildCachedResponse } from '../http/cachedResponse'
import { listGeneratedFiles } from '../pages/generatedFiles'
import { manifestPath } from '../pages/webManifest'
import type { Site } from './pages'
import { buildResponse, responseHeaders, sendResponse } from './responseCache'

/**
 * Serves the files that are generated from the content. Files of the site take precedence,
 * except for the manifest, which is the template of the generated one.
 */
export const generatedFilesPlugin = fp<{ site?: Site }>(
  (app, { site }, done) => {
    const { siteFiles } = app
    if (!site?.renderer || !siteFiles) return done()
    const files = listGeneratedFiles(app, site.renderer, () => siteFiles.readText(manifestPath))
    for (const { path, type, generate } of files) {
      if (path !== manifestPath && siteFiles.has(path)) continue
      app.get(
        path,
        { schema: { hide: true }, config: { cacheKey: () => path } },
        async (request, reply) => {
          const response = await buildResponse(request, async () => ({
            response: await buildCachedResponse(Buffer.from(await generate()), {
              ...responseHeaders(reply),
              'content-type': `${type}; charset=utf-8`,
            }),
            isCacheable: true,
          }))
          return sendResponse(request, reply, response)
        },
      )
    }
    done()
  },
  { dependencies: ['siteFiles', 'responseCache'] },
)
