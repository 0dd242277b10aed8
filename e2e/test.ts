import { createHash } from 'node:crypto'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'

export { expect }

const noErrors = /(?!)/
const indexFile = path.resolve(__dirname, '..', 'dist', 'index.html')

interface Options {
  /** Console errors that do not fail the test. */
  expectedErrors: RegExp
  /** Serves `index.html` for every URL instead of server-rendered pages, as a static host does. */
  clientOnly: boolean
}

/** An IPv6 address for a test. */
function addressOf(testId: string): string {
  const digits = createHash('sha256').update(testId).digest('hex').slice(0, 24)
  return `2001:db8:${digits.match(/.{4}/g)?.join(':')}`
}

/** The test fails on an unexpected console error or a request to another origin. */
export const test = base.extend<Options>({
  expectedErrors: [noErrors, { option: true }],
  clientOnly: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    await provide({ 'x-forwarded-for': addressOf(testId) })
  },
  page: async ({ page, baseURL, expectedErrors, clientOnly }, provide) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) {
        failures.push(message.text())
      }
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) failures.push(request.url())
    })
    if (clientOnly) {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ path: indexFile })
          : route.fallback(),
      )
    }
    // By default a test starts after hydration.
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = (url, options) => goto(url, { waitUntil: 'networkidle', ...options })
    page.reload = (options) => reload({ waitUntil: 'networkidle', ...options })
    await provide(page)
    expect(failures).toEqual([])
  },
})
