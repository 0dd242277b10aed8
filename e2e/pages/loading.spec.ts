import { HtmlValidate } from 'html-validate'
import type { Page } from '@playwright/test'
import { expectedPages } from '../helpers/expectedPages'
import { holdRequests, resize } from '../helpers/page'
import { expect, test } from '../helpers/test'

/** The rules of the HTML standard, without style rules. */
const htmlStandard = new HtmlValidate({ extends: ['html-validate:standard'] })

test('each page is rendered with metadata, heading and content', async ({ request }) => {
  for (const { path, title, heading, text } of expectedPages) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${title}</title>`])
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const mainText = html.split('<h1')[1]?.replace(/<[^>]*>/g, '')
    expect(mainText).toContain(heading.replace('&', '&amp;'))
    expect(html.replace(/<script type="application\/json"[\s\S]*/, '')).toContain(text)
    expect(html).not.toContain('Loading...')
    const { results } = await htmlStandard.validateString(html)
    expect([path, results.flatMap(({ messages }) => messages)]).toEqual([path, []])

    for (const property of ['og:title', 'og:description', 'og:type', 'og:image', 'og:locale']) {
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`))
    }
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/)
    const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as object,
    )
    for (const item of data) expect(item).toMatchObject({ '@context': 'https://schema.org' })
    if (path === '/') expect(data[0]).toMatchObject({ '@type': 'Person', name: 'Raka Contoh' })
  }
  const missing = ['/tidak-ada', '/projects/tidak-ada', '/blog/hilang', '/testimonials/999']
  for (const path of [...missing, '/testimonials/abc', '/subscription/lain']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  for (const path of ['/about/', '/?utm_source=surat']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
})

test('on a phone, the name keeps its place while the home page is loading', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  const html = (await (await page.request.get('/')).text()).replace(/<script.*?<\/script>/gs, '')
  const tops: unknown[] = []
  for (const body of [html.slice(0, html.indexOf('</h1>')), html]) {
    await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html' }))
    await page.goto('/', { waitUntil: 'load' })
    tops.push((await page.getByRole('heading', { level: 1 }).boundingBox())!.y)
    await page.unroute('/')
  }
  expect(tops[0]).toBe(tops[1])
})

test('the first view keeps its layout while the document is being received', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const heading = (level: number) => page.getByRole('heading', { level }).first()
  for (const [path, part] of [
    ['/', heading(1).locator('..')],
    ['/about', heading(1).locator('..')],
    ['/skills', heading(2).locator('..')],
    ['/projects', page.getByRole('article').first()],
    ['/blog', page.getByRole('article').first().getByRole('list')],
    ['/testimonials', page.getByRole('article').first().getByRole('blockquote')],
  ] as const) {
    await page.goto(path)
    const moved = await part.evaluate((first) => {
      const siblings = first.parentElement!.children
      const read = () =>
        [...siblings].map((element) => {
          const { x, y, width } = element.getBoundingClientRect()
          return [x, y, width].map(Math.round)
        })
      const before = read()
      const found = []
      while (siblings.length > 0 && siblings[siblings.length - 1] !== first) {
        siblings[siblings.length - 1]?.remove()
        found.push(...read().filter((place, index) => place.join() !== before[index]?.join()))
      }
      return found.filter(([, y = 0]) => y < window.innerHeight)
    })
    expect([path, moved]).toEqual([path, []])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('each page shows its content and links, and no control of scripts', async ({ page }) => {
    const isOther = ({ path }: { path: string }) =>
      !['/about', '/skills', '/testimonials/1'].includes(path)
    for (const { path, heading, text } of expectedPages.filter(isOther)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      const navigation = page.getByRole('navigation')
      await expect(navigation.getByRole('link', { name: 'Kontak' })).toBeVisible()
      await expect(page.getByRole('button', { name: /tema|menu/i })).toHaveCount(0)
      await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0)
      if (path !== '/contact') {
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      }
    }
    // The last one is the contact page.
    await expect(page.locator('main noscript p')).toContainText('memerlukan JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)

    const cards = page.getByRole('article')
    await page.goto('/projects')
    await expect(cards).toHaveCount(6)
    await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
    await expect(page).toHaveURL('/projects?page=2#proyek-7')
    await expect(cards).toHaveCount(12)
    await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
    await expect(cards).toHaveCount(14)
    await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
    await page.goto('/projects?category=Full%20Stack')
    await expect(cards).toHaveCount(3)
    await page.goto('/testimonials?category=2')
    await expect(cards).toHaveCount(2)
  })
})

test.describe('with prefetched pages', () => {
  test.use({ prefetches: true })

  test('the home page has nineteen requests; monospace loads after the paint', async ({ page }) => {
    const codeFont = /jetbrains-mono/
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await resize(page, { width: 390, height: 844 })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(requested.filter((url) => url.startsWith('http')).length).toBeLessThanOrEqual(19)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requested.filter((url) => codeFont.test(url))).toEqual([])

    await page.goto('/projects/siaga-ciliwung')
    const isLoaded = () => {
      const found = [...document.fonts].filter(({ family }) => family.includes('JetBrains'))
      return found.some(({ status }) => status === 'loaded')
    }
    await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
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
})

test.describe('before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  /** Opens a page without its code. @returns a function that lets the code load */
  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const releaseCode = await holdRequests(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    return releaseCode
  }

  test('clicks and what is typed have their effect when the code has loaded', async ({ page }) => {
    const releaseMenu = await openWithoutCode(page, '/')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    releaseMenu()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()

    const releaseTheme = await openWithoutCode(page, '/')
    await expect(page.locator('html')).toHaveClass('dark')
    await page.getByRole('button', { name: /tema/ }).click()
    releaseTheme()
    await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass('dark')

    const releaseFilter = await openWithoutCode(page, '/blog')
    await page.getByRole('button', { name: 'Desain' }).click()
    releaseFilter()
    await expect(page.getByRole('article')).toHaveCount(1)

    const releaseForm = await openWithoutCode(page, '/contact')
    await page.getByLabel('Nama').fill('Budi Santoso')
    await page.getByLabel('Email').fill('budi@example.com')
    await page.getByLabel('Pesan').fill('Apa kabar?')
    await page.getByLabel('Subjek').fill('Tawaran')
    await page.keyboard.press('Enter')
    releaseForm()
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    expect(new URL(page.url()).search).toBe('')
  })
})
