import { setImmediate } from 'node:timers'
import type { ExportRenderer, Transport } from '../src/app/rendering/renderer'
import { routes } from '../src/app/routes'

/** Loads the server renderer with its own module instances, and the code of all pages for both. */
export async function importServerModule(): Promise<ExportRenderer> {
  // React's server renderer needs it, and jsdom does not provide it.
  Object.assign(globalThis, { setImmediate })
  let renderer: ExportRenderer | undefined
  await jest.isolateModulesAsync(async () => {
    renderer = await import('../src/app/rendering/renderPage')
    await loadPages((await import('../src/app/routes')).routes)
  })
  await loadPages(routes)
  if (!renderer) throw new Error('The renderer was not loaded')
  return renderer
}

/** One after another, because the order determines the generated class names. */
async function loadPages(all: typeof routes): Promise<void> {
  for (const language of ['id', 'en'] as const) {
    for (const { page } of all) await page.load(language)
  }
}

/** Sends the renderer's requests to the mocked API. */
export const mockApiTransport: Transport = async (args) => {
  const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
  const query = new URLSearchParams(params as Record<string, string>)
  const response = await fetch(`/api${url}?${query}`)
  const data: unknown = await response.json()
  return response.ok ? { data } : { error: { status: response.status, data } }
}
