import { QueryStatus } from '@reduxjs/toolkit/query'
import { waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import {
  arbitraryResponses,
  createTransport,
  responsesWithoutName,
  responsesWithUnsafeLinks,
} from '../../../__mocks__/arbitraryResponses'
import { missingValueInHtml, readableText } from '../../../__mocks__/readableText'
import { renderApp } from '../../../__mocks__/renderApp'
import { importServerModule } from '../../../__mocks__/serverRenderer'
import type { ExportRenderer } from '../rendering/renderer'
import type { AppStore } from '../store'

const paths = [
  ...['/', '/about', '/skills', '/projects', '/projects/proyek-1', '/testimonials'],
  ...['/testimonials/1', '/blog', '/blog/artikel-1', '/contact', '/tidak-ada'],
]

/** A fixed seed per path, so that every run uses the same responses; `npm run soak` uses more. */
const runsOf = (path: string): fc.Parameters<[typeof responsesWithoutName]> => ({
  numRuns: Number(process.env.SOAK_RESPONSES ?? 2),
  seed: 20261122 + paths.indexOf(path),
  examples: [[responsesWithoutName], [responsesWithUnsafeLinks]],
})

let renderer: ExportRenderer
beforeAll(async () => {
  renderer = await importServerModule()
})

function isSettled(store: AppStore): boolean {
  const queries = Object.values(store.getState().api.queries)
  return queries.length > 0 && queries.every((query) => query?.status !== QueryStatus.pending)
}

const unsafeAddress = /(href|src|srcset)="javascript:/i
const missingValue = /null|undefined|NaN|\[object/

it.each(paths)('%s has all its parts, and no missing value, for any response', async (path) => {
  const inBrowser = fc.asyncProperty(arbitraryResponses, async (responses) => {
    const transport = createTransport(responses)
    const { container, store, unmount } = renderApp(path, { transport })
    try {
      await waitFor(() => expect(isSettled(store)).toBe(true))
      // Header, main and footer have content, without traces of missing values.
      for (const landmark of ['banner', 'main', 'contentinfo']) {
        expect(within(container).getByRole(landmark, { hidden: true })).not.toBeEmptyDOMElement()
      }
      expect(readableText(container)).not.toMatch(missingValue)
      expect(container.innerHTML).not.toMatch(unsafeAddress)
      expect(document.title).not.toMatch(missingValue)
    } finally {
      unmount()
    }
  })
  await fc.assert(inBrowser, runsOf(path))
  const onServer = fc.asyncProperty(arbitraryResponses, async (responses) => {
    const view = await renderer.renderPage(path, createTransport(responses))
    // Otherwise it is left to the browser.
    if (!view) return
    for (const landmark of ['header', 'main', 'footer']) {
      expect(view.body).toMatch(new RegExp(`<${landmark}\\b.*?\\w.*?</${landmark}>`))
    }
    expect(view.body).not.toMatch(unsafeAddress)
    expect(view.body.replace(/<script.*?<\/script>/gs, '')).not.toMatch(missingValueInHtml)
  })
  await fc.assert(onServer, runsOf(path))
})
