import type { Page } from '@playwright/test'
import { expect, test } from './test'

const codeFont = /jetbrains-mono/

/** The families of the loaded fonts. */
const loadedFamilies = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))

/** The times of the first paint and of each font request, in milliseconds. */
const readTimes = () => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  fonts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name, startTime }) => ({ name, startTime })),
})

async function expectCodeFont(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(loadedFamilies)).toContain('JetBrains Mono')
}

test('the monospace font loads after the first paint', async ({ page }) => {
  await page.goto('/projects')
  await expectCodeFont(page)
  const { paint, fonts } = await page.evaluate(readTimes)
  expect(fonts).toHaveLength(2)
  for (const { name, startTime } of fonts) {
    expect([name, startTime > paint]).toEqual([name, codeFont.test(name)])
  }
})

test('on the home page the monospace font loads when the visitor scrolls', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', 'light')
  expect(requested.filter((url) => codeFont.test(url))).toEqual([])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectCodeFont(page)
})
