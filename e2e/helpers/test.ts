import { createHash } from 'node:crypto'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

const indexFile = path.resolve(__dirname, '../../dist/index.html')

interface Options {
  /** Console errors that do not fail the test. */
  expectedErrors: RegExp
  /** Serves `index.html` for every URL instead of server-rendered pages, as a static host does. */
  clientOnly: boolean
  /** Lets the pages of links be prefetched and prerendered, for tests that depend on it. */
  prefetches: boolean
}

/** An IPv6 address for a test. */
function addressOf(testId: string): string {
  const digits = createHash('sha256').update(testId).digest('hex').slice(0, 24)
  return `2001:db8:${digits.match(/.{4}/g)?.join(':')}`
}

/** Runs in the page: whether it is a page of the site that is hydrated, or none of the site. */
const isReady = () =>
  document.contentType !== 'text/html' ||
  /^about:|\/studio\b/.test(location.href) ||
  document.querySelector('[data-theme]') !== null

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Serves `index.html` for every URL, as a static host does. */
export const serveStatically = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ path: indexFile })
      : route.fallback(),
  )

/**
 * The test fails on an unexpected console error or a request to another origin. `goto` and `reload`
 * wait for the hydration, unless they name something else to wait for.
 */
export const test = base.extend<Options>({
  expectedErrors: [/(?!)/, { option: true }],
  clientOnly: [false, { option: true }],
  prefetches: [false, { option: true }],
  // Playwright reads the fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    await provide({ 'x-forwarded-for': addressOf(testId) })
  },
  page: async (
    { page, baseURL, expectedErrors, clientOnly, prefetches, javaScriptEnabled },
    provide,
  ) => {
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
    if (clientOnly) await serveStatically(page)
    if (!prefetches) await page.addInitScript(saveData)
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    const waitUntilReady = async (waitUntil?: string) => {
      if (javaScriptEnabled !== false && !waitUntil) await page.waitForFunction(isReady)
    }
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      await waitUntilReady(options?.waitUntil)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await waitUntilReady(options?.waitUntil)
      return response
    }
    await provide(page)
    expect(failures).toEqual([])
  },
})
