import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type {
  prefetchEverything,
  exportedResponseFile,
  pagePaths,
  resolvePage,
  renderPage,
  Transport,
} from '../../src/app/renderPage'

/** What renders the site's pages: it is built from `src`, like the site itself. */
export interface Renderer {
  resolvePage: typeof resolvePage
  renderPage: typeof renderPage
  /** The addresses of all pages but those of single things. */
  pagePaths: typeof pagePaths
  /** Where the site is on the internet; empty: not known. */
  publicUrl: string
  /** The path that the site was built for, with a trailing slash. */
  basePath: string
}

/** What an export needs besides. */
export interface ExportRenderer extends Renderer {
  prefetchEverything: typeof prefetchEverything
  exportedResponseFile: typeof exportedResponseFile
}

/** Loads the renderer that stands in a file. */
export function loadRenderer(file: string): ExportRenderer {
  return createRequire(__filename)(file) as ExportRenderer
}

/** How a page that is rendered here asks the API: within the process, as any visitor would. */
export function transportTo(app: FastifyInstance): Transport {
  return async (args) => {
    const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
    const query = new URLSearchParams(params as Record<string, string>).toString()
    const response = await app.inject(`/api${url}${query && `?${query}`}`)
    const data: unknown = response.json()
    return response.statusCode === 200 ? { data } : { error: { status: response.statusCode, data } }
  }
}
