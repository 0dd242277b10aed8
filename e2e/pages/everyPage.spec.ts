import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  holdRequests,
  readLayoutShifts,
  readOverflow,
  recordLayoutShifts,
  resize,
  setFontSize,
  setTheme,
  waitForPaint,
  walkByKeyboard,
} from '../helpers/page'
import { expect, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'
import paths from '../pagePaths.json'
import * as checks from './checks'
import { englishTexts } from './englishTexts'

const phone = { width: 390, height: 844 }

// Some of the pages respond with 404.
test.use({ viewport: phone, expectedErrors: /404 \(Not Found\)/ })

/** The pages of each test. Those of what does not exist have the same layout. */
const groups = [
  ...paths.map((path) => [path]),
  ['/projects/tidak-ada', '/testimonials/999', '/subscription/confirm'],
]

/** The pages with every kind of focusable element; the home page is checked on a wide screen. */
const focusPaths = ['/about', '/projects', '/projects/siaga-ciliwung', '/contact']

/** The spacing of text that a visitor may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Runs in the page: keeps the elements and the title before hydration. */
function keepElements(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { title } = document
    Object.assign(window, { kept: { elements: [...document.querySelectorAll('h1, img')], title } })
  })
}

/** Opens pages whose fonts come late, expects nothing to be replaced, moved or requested, and checks each. */
async function openPages(
  page: Page,
  paths: string[],
  check?: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const apiRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiRequests.push(request.url())
  })
  await recordLayoutShifts(page)
  await page.addInitScript(keepElements)
  for (const path of paths) {
    apiRequests.length = 0
    const releaseFonts = await holdRequests(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // The code loads after this event, for which the browser waits until the fonts have loaded.
    await page.evaluate(() => dispatchEvent(new Event('load')))
    // The attribute is set after hydration.
    await expect(page.locator('[data-theme]').first()).toBeAttached()
    releaseFonts()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await waitForPaint(page)
    const isKept = await page.evaluate(() => {
      const { kept } = window as unknown as { kept: { elements: Element[]; title: string } }
      return kept.title === document.title && kept.elements.every((element) => element.isConnected)
    })
    // On a wide screen the end of a list is near.
    const requested = apiRequests.filter((url) => !url.includes('page=2'))
    const found = [path, isKept, requested, await readLayoutShifts(page)]
    expect(found).toEqual([path, true, [], []])
    await check?.(page, path)
  }
}

async function checkFocus(page: Page): Promise<void> {
  await resize(page, { width: 390, height: 500 })
  // The link disappears, and its focus moves, when the next page of the list is loaded.
  const next = page.getByRole('link', { name: 'Muat proyek berikutnya' })
  while ((await next.count()) > 0) {
    await next.evaluateAll(([link]) => link?.scrollIntoView())
    await waitForPaint(page)
  }
  const focusable = await page.evaluate(checks.countFocusable)
  const { stops, problems } = await walkByKeyboard(page, 'Shift+Tab')
  expect(problems).toEqual([])
  expect(stops).toBeGreaterThanOrEqual(focusable)
}

/** On a touch screen. */
async function checkTargets(page: Page): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  const navigation = { selector: 'header a, header button, nav a, footer a', size: 44 }
  expect(await page.evaluate(checks.findSmallTargets, navigation)).toEqual([])
}

/** With the menu of a phone open. */
async function checkMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const all = 'a, button, input:not(:disabled), textarea, select, summary, [tabindex="0"]'
  expect(await page.evaluate(checks.findSmallTargets, { selector: all, size: 24 })).toEqual([])
  await checkTargets(page)
  await page.keyboard.press('Escape')
}

async function checkWidth(page: Page, width: number): Promise<void> {
  await resize(page, { width, height: 900 })
  expect([width, await readOverflow(page)]).toEqual([width, 0])
  expect([width, await page.evaluate(checks.findTextsOnPattern)]).toEqual([width, []])
}

/** Each theme at one width: colours do not depend on the width. */
async function checkDark(page: Page, path: string): Promise<void> {
  await setTheme(page, 'dark')
  // Header and footer are the same on every page.
  const include = path === '/' ? 'html' : 'main'
  expect(await findViolations(page, { include, onlyColours: true })).toEqual([])
  await checkPrint(page)
  await setTheme(page, 'light')
}

/** Of a page in the dark theme. */
async function checkPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(checks.findPaleTexts)).toEqual([])
  const { channels } = await sharp(await page.screenshot())
    .greyscale()
    .stats()
  expect(channels[0]?.mean).toBeGreaterThan(200)
  await page.emulateMedia({ media: null, colorScheme: null })
}

/** Types every letter, none of which is a shortcut. */
async function checkKeys(page: Page): Promise<void> {
  const before = await page.evaluate(checks.readState)
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789/?.')
  expect(await page.evaluate(checks.readState)).toEqual(before)
}

async function checkSpacing(page: Page): Promise<void> {
  await resize(page, phone)
  const cut = await page.evaluate(checks.findCutTexts)
  await page.addStyleTag({ content: textSpacing })
  expect(await page.evaluate(checks.findCutTexts)).toEqual(cut)
  expect(await readOverflow(page)).toBe(0)
  await resize(page, { width: 844, height: 390 })
  expect(await readOverflow(page)).toBe(0)
}

async function checkPage(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(checks.findMedia)).toEqual([])
  expect(await page.evaluate(checks.findSkippedHeadings)).toEqual([])
  // Posts contain texts in further languages.
  if (!path.startsWith('/blog/')) {
    expect(await page.evaluate(checks.findWrongLanguages, englishTexts)).toEqual([])
  }
  await checkKeys(page)
  if (focusPaths.includes(path)) await checkFocus(page)
  const browser = await page.context().newCDPSession(page)
  const emulateTouch = (enabled: boolean) =>
    browser.send('Emulation.setTouchEmulationEnabled', { enabled })
  await emulateTouch(true)
  await checkMenu(page)
  await checkWidth(page, 768)
  await checkWidth(page, 1440)
  await checkTargets(page)
  await emulateTouch(false)
  await checkDark(page, path)
  await setFontSize(page, 32)
  expect(await readOverflow(page)).toBe(0)
  await setFontSize(page, 16)
  await checkWidth(page, 320)
  expect(await findViolations(page)).toEqual([])
  await checkSpacing(page)
  // The focus, keys and the menu have opened no other page.
  expect(new URL(page.url()).pathname).toBe(path)
  await page.setViewportSize(phone)
}

for (const group of groups) {
  const path = group.join(', ')
  test(`${path} conforms: hydration, axe, focus, widths, texts, print, targets, keys, languages, media`, async ({
    page,
  }) => {
    await openPages(page, group, checkPage)
  })
}

test.describe('on a wide screen', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 844 } })

  test('lists hydrate in place, and Tab reaches everything', async ({ page }) => {
    await openPages(page, ['/projects', '/testimonials', '/blog', '/about/', '/'])
    await expect(page.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark')
    const focusable = await page.evaluate(checks.countFocusable)
    const { stops, problems } = await walkByKeyboard(page, 'Tab')
    expect(problems).toEqual([])
    expect(stops).toBeGreaterThanOrEqual(focusable)
  })
})

test('navigation and contact are at the same place on every page', async ({ request }) => {
  const readLinks = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [, header = ''] = /<header[^>]*>([\s\S]*?)<\/header>/.exec(html) ?? []
    const [, footer = ''] = /<footer[^>]*>([\s\S]*?)<\/footer>/.exec(html) ?? []
    return [...(header + footer).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link]) => link)
  }
  const expected = await readLinks('/')
  expect(expected.slice(-2)).toEqual(['tel:+6281200000000', '/contact'])
  for (const path of paths) expect([path, await readLinks(path)]).toEqual([path, expected])
})

test('the skip link is first, and a press that ends elsewhere does nothing', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Langsung ke isi' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const menu = page.getByRole('button', { name: 'Buka menu' })
  for (const target of [
    page.getByRole('button', { name: 'Ganti ke tema gelap' }),
    menu,
    page.getByRole('link', { name: 'Lihat Proyek Saya' }),
  ]) {
    await target.hover()
    await page.mouse.down()
    await page.mouse.move(190, 700)
    await page.mouse.up()
  }
  await expect(page.locator('html')).not.toHaveClass('dark')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  expect(new URL(page.url()).pathname).toBe('/')
  const started = await page.evaluate(() => {
    document.documentElement.classList.toggle('dark')
    return document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
  })
  expect(started).toBe(0)
})

test.describe('in high contrast mode', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('bars, the selected filter, the current page and the greeting are visible', async ({
    page,
  }) => {
    await page.goto('/skills')
    const bar = page.getByRole('progressbar').first()
    const [track, filled] = await bar.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.firstElementChild ?? element).backgroundColor,
    ])
    expect(filled).not.toBe(track)

    await page.goto('/projects')
    const colours = await page
      .getByRole('group')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
    expect(colours[0]).not.toBe(colours[1])
    for (const width of [1440, 390]) {
      await resize(page, { width, height: 900 })
      if (width === 390) await page.getByRole('button', { name: 'Buka menu' }).click()
      const readPixels = async (name: string) => {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true })
        return (await sharp(await link.screenshot()).stats()).dominant
      }
      expect(await readPixels('Proyek')).not.toEqual(await readPixels('Testimoni'))
    }

    await page.goto('/')
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 900 })
      // The browser paints an opaque box, as high as the font, behind each line.
      const overlap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const [greeting, name] = [...heading.children].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getBoundingClientRect()
        })
        return (greeting?.bottom ?? 0) - (name?.top ?? 0)
      })
      expect(overlap).toBeLessThanOrEqual(0)
    }
  })
})
