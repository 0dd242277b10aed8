import type { Page } from '@playwright/test'
import { readLayoutShifts, recordLayoutShifts } from '../helpers/page'
import { save, test } from '../helpers/studio'
import { expect } from '../helpers/test'

test.use({ viewport: { width: 1440, height: 900 } })

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

const visibleLinks = async (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link').allTextContents()

test('the owner selects an appearance, sees it at once, and visitors see it; and back', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/')
  const [accent, links] = [await accentOf(page), await visibleLinks(page)]
  await page.goto('/studio/tampilan')
  const site = page.getByRole('region', { name: 'Pratinjau halaman' }).frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  const inPreview = () =>
    site
      .locator('html')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))
  expect(await inPreview()).toBe(accent)
  await radio(page, /^Sogan/).check()
  await expect.poll(inPreview).not.toBe(accent)
  await page.getByRole('combobox', { name: 'Huruf' }).selectOption('pustaka')
  const menu = page.getByRole('group', { name: 'Menu' })
  await menu.getByRole('checkbox', { name: 'Testimoni' }).uncheck()
  await save(page)

  const visitor = await browser.newPage({ baseURL, javaScriptEnabled: false })
  const fonts: string[] = []
  visitor.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await recordLayoutShifts(page)
  for (const shown of [page, visitor]) {
    await shown.goto('/')
    expect(await accentOf(shown)).not.toBe(accent)
    expect(await visibleLinks(shown)).toEqual(links.filter((name) => name !== 'Testimoni'))
    await expect(shown.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Lora/)
  }
  expect(await readLayoutShifts(page)).toEqual([])
  expect(fonts).toEqual(['/fonts/lora.woff2'])
  await visitor.close()

  await page.goto('/studio/tampilan')
  await page.getByRole('button', { name: 'Kembalikan' }).click()
  await expect(radio(page, /^Nila/)).toBeChecked()
  await page.goto('/')
  expect(await accentOf(page)).toBe(accent)
  expect(await visibleLinks(page)).toEqual(links)
})
