import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type * as RendererModule from '../../src/app/renderPage'

/** Renders the site's pages. It is a bundle of `src`, like the site itself. */
export type Renderer = Pick<
  typeof RendererModule,
  'resolvePage' | 'renderPage' | 'pagePaths' | 'publicUrl' | 'basePath'
>

/** The renderer with what only an export needs. */
export type ExportRenderer = Renderer &
  Pick<typeof RendererModule, 'prefetchEverything' | 'exportedResponseFile'>

export function loadRenderer(file: string): ExportRenderer {
  return createRequire(__filename)(file) as ExportRenderer
}

/** Sends the requests of rendered pages to the API within the process, without a token. */
export function createInjectTransport(app: FastifyInstance): RendererModule.Transport {
  return async (args) => {
    const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
    const query = new URLSearchParams(params as Record<string, string>).toString()
    const response = await app.inject(`/api${url}${query && `?${query}`}`)
    const data: unknown = response.json()
    return response.statusCode === 200 ? { data } : { error: { status: response.statusCode, data } }
  }
}
