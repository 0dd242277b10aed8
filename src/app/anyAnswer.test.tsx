import { setImmediate } from 'node:timers'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { anyAnswers, namelessAnswers, transportOf } from '../../__mocks__/anyAnswer'
import { readableText } from '../../__mocks__/readableText'
import { renderApp } from '../../__mocks__/renderApp'
import type { ExportRenderer } from './renderer'
import { routes } from './routes'
import type { AppStore } from './store'

// The server rendering needs it, and jsdom does not have it.
Object.assign(globalThis, { setImmediate })

const paths = [
  '/',
  '/about',
  '/skills',
  '/projects',
  '/projects/proyek-1',
  '/testimonials',
  '/testimonials/1',
  '/blog',
  '/contact',
  '/tidak-ada',
]

/** The same answers each time, others for each page; a failure names the seed of its example. */
const runsOf = (path: string): fc.Parameters<[typeof namelessAnswers]> => ({
  numRuns: 25,
  seed: 20261122 + paths.indexOf(path),
  examples: [[namelessAnswers]],
})

/** On the server the renderer has modules of its own. */
let renderer: ExportRenderer
beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    renderer = await import('./renderPage')
    await loadPages((await import('./routes')).routes)
  })
  await loadPages(routes)
})

async function loadPages(all: typeof routes): Promise<void> {
  for (const { page } of all) await page.load()
}

function isSettled(store: AppStore): boolean {
  const queries = Object.values(store.getState().api.queries)
  return queries.length > 0 && queries.every((query) => query?.status !== QueryStatus.pending)
}

/** Fails unless header, main and footer show something, without the traces of a missing value. */
function expectPage(root: HTMLElement): void {
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    expect(within(root).getByRole(landmark, { hidden: true })).not.toBeEmptyDOMElement()
  }
  expect(readableText(root)).not.toMatch(/null|undefined|NaN|\[object/)
}

describe.each(paths)('%s', (path) => {
  it('keeps header, main and footer, and text without gaps, whatever the API answers', async () => {
    const property = fc.asyncProperty(anyAnswers, async (answers) => {
      const { container, store, unmount } = renderApp(path, transportOf(answers))
      try {
        await waitFor(() => expect(isSettled(store)).toBe(true))
        expectPage(container)
        expect(document.title).not.toMatch(/null|undefined|NaN|\[object/)
      } finally {
        unmount()
      }
    })
    await fc.assert(property, runsOf(path))
  }, 60_000)

  it('is rendered on the server, or left to the browser, whatever the API answers', async () => {
    const property = fc.asyncProperty(anyAnswers, async (answers) => {
      const view = await renderer.renderPage(path, transportOf(answers))
      if (!view) return
      const container = document.createElement('div')
      container.innerHTML = view.body
      expectPage(container)
    })
    await fc.assert(property, runsOf(path))
  }, 60_000)
})
