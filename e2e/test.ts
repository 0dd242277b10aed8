import path from 'node:path'
import { test as base, expect } from '@playwright/test'

export { expect }

/** Matches nothing: by default no error is expected. */
const none = /(?!)/

const shellFile = path.resolve(__dirname, '..', 'dist', 'index.html')

interface Options {
  /** Which errors in the console are part of the test. */
  expectedErrors: RegExp
  /** Serves the empty page for every address, as a plain static host does. */
  shell: boolean
}

/** A page on which an unexpected error in the console, or a third party, fails the test. */
export const test = base.extend<Options>({
  expectedErrors: [none, { option: true }],
  shell: [false, { option: true }],
  page: async ({ page, baseURL, expectedErrors, shell }, provide) => {
    const surprises: string[] = []
    page.on('pageerror', (error) => surprises.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) {
        surprises.push(message.text())
      }
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) surprises.push(request.url())
    })
    if (shell) {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ path: shellFile })
          : route.fallback(),
      )
    }
    // A rendered page is there before its app: by default a test begins when both are.
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = (url, options) => goto(url, { waitUntil: 'networkidle', ...options })
    page.reload = (options) => reload({ waitUntil: 'networkidle', ...options })
    await provide(page)
    expect(surprises).toEqual([])
  },
})
