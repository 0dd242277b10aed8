import { test as base, expect } from '@playwright/test'

export { expect }

/** Matches nothing: by default no error is expected. */
const none = /(?!)/

/** A page on which an unexpected error in the console, or a third party, fails the test. */
export const test = base.extend<{ expectedErrors: RegExp }>({
  expectedErrors: [none, { option: true }],
  page: async ({ page, baseURL, expectedErrors }, provide) => {
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
    await provide(page)
    expect(surprises).toEqual([])
  },
})
