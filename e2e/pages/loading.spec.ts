import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HtmlValidate } from 'html-validate'
import type { Page } from '@playwright/test'
import { expectedPages } from '../helpers/expectedPages'
import { holdRequests, readLayoutShifts, recordLayoutShifts } from '../helpers/page'
import { expect, test } from '../helpers/test'
import { baseURL } from '../helpers/webServer'

/** The rules of the HTML standard, without style rules. */
const htmlStandard = new HtmlValidate({ extends: ['html-validate:standard'] })

for (const { path, title, heading, text } of expectedPages) {
  test(`renders ${path} with metadata, heading and content`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${title}</title>`])
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const mainText = html.split('<h1')[1]?.replace(/<[^>]*>/g, '')
    expect(mainText).toContain(heading.replace('&', '&amp;'))
    expect(html.replace(/<script type="application\/json"[\s\S]*/, '')).toContain(text)
    expect(html).not.toContain('Loading...')
    const { results } = await htmlStandard.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])

    for (const property of ['og:title', 'og:description', 'og:type', 'og:image', 'og:locale']) {
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`))
    }
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/)
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const preview = await request.get(picture)
    expect([picture, preview.status()]).toEqual([picture, 200])
    expect(preview.headers()['content-type']).toMatch(/^image\//)
    const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as object,
    )
    for (const item of data) expect(item).toMatchObject({ '@context': 'https://schema.org' })
    if (path === '/') expect(data[0]).toMatchObject({ '@type': 'Person', name: 'Raka Contoh' })
  })
}

for (const [path, status] of [
  ['/tidak-ada', 404],
  ['/projects/tidak-ada', 404],
  ['/blog/hilang', 404],
  ['/testimonials/999', 404],
  ['/testimonials/abc', 404],
  ['/about/', 200],
  ['/?utm_source=surat', 200],
] as const) {
  test(`responds to ${path} with ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('each page shows its content and no control that needs a script', async ({ page }) => {
    for (const { path, heading, text } of expectedPages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      if (path !== '/contact') {
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      }
      const navigation = page.getByRole('navigation')
      await expect(navigation.getByRole('link', { name: 'Kontak' })).toBeVisible()
      await expect(page.getByRole('button', { name: /tema|menu/i })).toHaveCount(0)
      await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0)
    }
  })

  test('links lead to the next pages of the list, and filters are in the address', async ({
    page,
  }) => {
    await page.goto('/projects')
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
    await expect(page).toHaveURL('/projects?page=2#proyek-7')
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
    await expect(page.getByRole('article')).toHaveCount(14)
    await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
    await page.goto('/projects?category=Full%20Stack')
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.goto('/testimonials?category=2')
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('the contact page shows the email address instead of the form', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('main noscript p')).toContainText('memerlukan JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})

/** Records the URLs of a page's API requests. */
function recordApiRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) urls.push(request.url())
  })
  return urls
}

/** Runs in the page: keeps the elements before hydration. */
function keepElements(): void {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { kept: [...document.querySelectorAll('h1, img')] })
  })
}

/** The pages whose lists have another layout on a wide screen. */
const listPages = ['/', '/projects', '/testimonials', '/blog']

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 }, expectedErrors: /404/ })

    for (const { path, title } of [
      ...expectedPages,
      { path: '/about/', title: 'Tentang Saya - Raka Contoh' },
      { path: '/tidak-ada', title: /Raka Contoh$/ },
    ].filter(({ path }) => width === 390 || listPages.includes(path))) {
      test(`hydrates ${path} without API requests, new elements or layout shifts, also by late fonts`, async ({
        page,
      }) => {
        const releaseFonts = await holdRequests(page, '**/*.woff2')
        const apiRequests = recordApiRequests(page)
        await recordLayoutShifts(page)
        await page.addInitScript(keepElements)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        // The code loads after this event, for which the browser waits until the fonts have loaded.
        await page.evaluate(() => dispatchEvent(new Event('load')))
        // The attribute is set after hydration.
        const toggle = page.getByRole('button', { name: /tema/ })
        await expect(toggle).toHaveAttribute('data-theme', colorScheme)
        releaseFonts()
        await page.waitForLoadState('load')
        await page.evaluate(async () => {
          await document.fonts.ready
          // Until what the fonts have changed is painted.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        })
        expect(await readLayoutShifts(page)).toEqual([])
        // On a wide screen the end of the list is near.
        expect(apiRequests.filter((url) => !url.includes('page=2'))).toEqual([])
        await expect(page).toHaveTitle(title)
        const isKept = 'window.kept.every(({ isConnected }) => isConnected)'
        expect(await page.evaluate(isKept)).toBe(true)
      })
    }
  })
}

test('nothing in the pages prevents the back/forward cache', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // With this argument of Playwright, the reasons of pages are not reported.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const page = await browser.newPage({ baseURL })
  let reasons: string[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  for (const { path } of expectedPages) {
    await page.goto(path)
    await expect(page.locator('[data-theme]')).toBeAttached()
    await page.goto('/robots.txt')
    reasons = []
    await page.goBack()
    // The headless shell has no such cache, but reports what in a page would prevent its use.
    const ofShell = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']
    await expect.poll(() => [path, ...reasons.toSorted()]).toEqual([path, ...ofShell])
  }
  await browser.close()
})

test.describe('fonts', () => {
  const codeFont = /jetbrains-mono/
  const loadedFamilies = (page: Page) =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )

  test('the monospace font loads after the first paint', async ({ page }) => {
    await page.goto('/projects/siaga-ciliwung')
    await expect.poll(() => loadedFamilies(page)).toContain('JetBrains Mono')
    const { paint, fonts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      fonts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }))
    expect(fonts).toHaveLength(2)
    for (const { name, startTime } of fonts) {
      expect([name, startTime > paint]).toEqual([name, codeFont.test(name)])
    }
  })

  test('on a phone the home page needs at most eighteen requests, and no monospace font', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(requested.filter((url) => url.startsWith('http')).length).toBeLessThanOrEqual(18)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requested.filter((url) => codeFont.test(url))).toEqual([])
  })
})

test('the next page adds no at-rules at the top of the style sheet', async ({ page }) => {
  await page.goto('/contact')
  // Chromium would compute the styles of all elements anew.
  const readAtRules = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet
      const rules = [...(sheet?.cssRules ?? [])]
      const atRules = rules.filter((rule) => !(rule instanceof CSSStyleRule))
      return { rules: rules.length, atRules: atRules.map(({ cssText }) => cssText) }
    })
  const before = await readAtRules()
  await page.getByRole('link', { name: 'Proyek', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  const after = await readAtRules()
  expect(after.rules).toBeGreaterThan(before.rules)
  expect(after.atRules).toEqual([])
})

test.describe('before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  /** Opens a page without its code. @returns a function that lets the code load */
  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const releaseCode = await holdRequests(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    return releaseCode
  }

  test('a click opens the menu as soon as it can', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    releaseCode()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  test('the system’s theme is applied, and a click toggles it', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/')
    await expect(page.locator('html')).toHaveClass('dark')
    await page.getByRole('button', { name: /tema/ }).click()
    releaseCode()
    await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass('dark')
  })

  test('a click filters the list', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/blog')
    await page.getByRole('button', { name: 'Desain' }).click()
    releaseCode()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('fields keep their values, and Enter submits the form by the app', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/contact')
    await page.getByLabel('Nama').fill('Budi Santoso')
    await page.getByLabel('Email').fill('budi@example.com')
    await page.getByLabel('Pesan').fill('Apa kabar?')
    await page.getByLabel('Subjek').fill('Tawaran')
    await page.keyboard.press('Enter')
    releaseCode()
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    expect(new URL(page.url()).search).toBe('')
  })
})

/** A proxy that sends only the first part of a page, up to its form, until `sendRest` is called. */
async function startSlowServer() {
  let sendRest: () => void = () => undefined
  const released = new Promise<void>((resolve) => (sendRest = resolve))
  const server = createServer((request, response) => {
    void fetch(baseURL + request.url).then(async (upstream) => {
      const type = upstream.headers.get('content-type') ?? ''
      const body = Buffer.from(await upstream.arrayBuffer())
      response.writeHead(upstream.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(body)
      const firstInput = body.indexOf('<input')
      response.write(body.subarray(0, firstInput))
      await released
      return response.end(body.subarray(firstInput))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, server, sendRest }
}

test('the contact form does not shift while the document is still loading', async ({ browser }) => {
  const { url, server, sendRest } = await startSlowServer()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await recordLayoutShifts(page)
  await page.goto(`${url}/contact`, { waitUntil: 'commit' })
  const countPaints = () => performance.getEntriesByType('paint').length
  await expect.poll(() => page.evaluate(countPaints)).toBe(2)
  sendRest()
  await page.waitForLoadState('networkidle')
  expect(await readLayoutShifts(page)).toEqual([])
  await page.close()
  server.close()
  server.closeAllConnections()
})
