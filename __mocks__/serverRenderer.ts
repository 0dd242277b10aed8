import { setImmediate } from 'node:timers'
import type { Transport } from '../src/api/baseQuery'
import type * as RendererModule from '../src/app/renderPage'
import { routes } from '../src/app/routes'

export type Renderer = typeof RendererModule

/** Loads the server renderer with its own module instances, and the code of all pages for both. */
export async function loadRenderer(): Promise<Renderer> {
  // React's server renderer needs it, and jsdom does not provide it.
  Object.assign(globalThis, { setImmediate })
  let renderer: Renderer | undefined
  await jest.isolateModulesAsync(async () => {
    renderer = await import('../src/app/renderPage')
    await loadPages((await import('../src/app/routes')).routes)
  })
  await loadPages(routes)
  if (!renderer) throw new Error('The renderer was not loaded')
  return renderer
}

/** One after another, because the order determines the generated class names. */
async function loadPages(all: typeof routes): Promise<void> {
  for (const { page } of all) await page.load()
}

/** Sends the renderer's requests to the mocked API. */
export const mockApiTransport: Transport = async (args) => {
  const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
  const query = new URLSearchParams(params as Record<string, string>)
  const response = await fetch(`/api${url}?${query}`)
  const data: unknown = await response.json()
  return response.ok ? { data } : { error: { status: response.status, data } }
}
