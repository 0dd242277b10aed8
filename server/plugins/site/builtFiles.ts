import type { FastifyInstance } from 'fastify'
import { buildCachedResponse, type CachedResponse } from '../../http/cachedResponse'
import { readAppearance } from '../../pages/appearance'
import { listGeneratedFiles, manifestPath } from '../../pages/generatedFiles'
import { buildIcon, icons, readIconLook, type DrawIcon } from '../../pages/icons'
import type { Renderer } from '../../pages/renderer'
import { buildFileResponse, type SiteFiles } from '../../pages/staticFiles'
import { buildResponse, responseHeaders, sendResponse } from '../responseCache'

type Headers = Record<string, string>

/** Serves what is built from the content at one path. */
function addBuilt(
  app: FastifyInstance,
  path: string,
  build: (headers: Headers) => Promise<CachedResponse | undefined>,
): void {
  const options = { schema: { hide: true }, config: { cacheKey: () => path } }
  app.get(path, options, async (request, reply) => {
    const response = await buildResponse(request, () => build(responseHeaders(reply)))
    return sendResponse(request, reply, response)
  })
}

/** Serves the icons, with the owner's cloth. */
export function addIcons(app: FastifyInstance, drawIcon: DrawIcon, files: SiteFiles): void {
  for (const icon of icons.filter(({ path }) => files.has(path))) {
    addBuilt(app, icon.path, async (headers) => {
      const look = await readIconLook(app, await readAppearance(app))
      return buildFileResponse(icon.path, await buildIcon(icon, look, drawIcon), headers)
    })
  }
}

/**
 * Files of the site take precedence, except for the manifest, which is the template of the
 * generated one.
 */
export function addGeneratedFiles(
  app: FastifyInstance,
  renderer: Renderer,
  files: SiteFiles,
): void {
  const readManifest = () => files.readText(manifestPath)
  const generated = listGeneratedFiles(app, renderer, readManifest, app.languages)
  for (const { path, type, generate } of generated) {
    if (path !== manifestPath && files.has(path)) continue
    addBuilt(app, path, async (headers) => {
      const text = await generate(app.settings.current.publicUrl)
      if (text === undefined) return undefined
      const sent = { ...headers, 'content-type': `${type}; charset=utf-8` }
      return buildCachedResponse(Buffer.from(text), sent)
    })
  }
}
