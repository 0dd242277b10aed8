import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { clothPatterns } from '../../src/contract/constants'
import { pictureWidths } from '../../src/lib/pictures'
import {
  holdRequests,
  readLayoutShifts,
  readOverflow,
  recordLayoutShifts,
  setTheme,
  transformApi,
} from '../helpers/page'
import { expect, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404|500/ })

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }
const wide = { width: 1920, height: 1080 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not displayed')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const portraitOf = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Raka Contoh/ })
const cards = (page: Page) => page.getByRole('article')

test('the home page shows the portrait and featured work on the first screen', async ({ page }) => {
  await recordLayoutShifts(page)
  for (const viewport of [{ width: 1024, height: 768 }, laptop, wide]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(portraitOf(page)).toBeInViewport({ ratio: 1 })
    const heading = await boxOf(page.getByRole('heading', { name: 'Project Unggulan Saya' }))
    expect(heading.bottom).toBeLessThan(viewport.height)
    const picture = await boxOf(cards(page).first().locator('img'))
    expect(picture.y).toBeLessThan(viewport.height)
    expect(await readLayoutShifts(page)).toEqual([])
  }
  const name = page.getByRole('heading', { level: 1 }).getByText('Raka Contoh')
  await expect(name).toHaveCSS('font-size', '112px')
  const pattern = await boxOf(portraitOf(page).locator('xpath=../preceding-sibling::*[1]'))
  expect(pattern.right).toBeGreaterThanOrEqual(wide.width)
  expect(await readOverflow(page)).toBe(0)

  // A featured card cuts off no corner of its chips.
  const card = cards(page)
    .filter({ has: page.getByRole('listitem') })
    .last()
  const chip = card.getByRole('listitem').first()
  await chip.scrollIntoViewIfNeeded()
  const before = await chip.screenshot()
  await card.evaluate((element) => element.style.setProperty('border-radius', '0'))
  expect(before.equals(await chip.screenshot())).toBe(true)

  const quote = page.getByRole('region', { name: 'Kata klien' })
  await expect(quote.getByText('Sinta Wulandari')).toBeVisible()
  await expect(quote.getByText('Pemilik at Warung Bu Sinta')).toBeVisible()
  await quote.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Sinta Wulandari|Warung Pintar Catat/,
  )
})

test('on a phone the portrait is on the first screen, featured work and quotes are early', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/', { waitUntil: 'networkidle' })
  const heading = await boxOf(page.getByRole('heading', { name: 'Project Unggulan Saya' }))
  expect(heading.y).toBeLessThan(1.3 * phone.height)
  const link = (name: string) => boxOf(page.getByRole('main').getByRole('link', { name }))
  expect((await link('Lihat Proyek Saya')).y).toBe((await link('Hubungi Saya')).y)
  await expect(portraitOf(page)).toBeInViewport({ ratio: 1 })

  await page.goto('/testimonials')
  await expect(page.getByText(/^“Dulu saya menutup buku/)).toBeInViewport({ ratio: 1 })
  await page.goto('/testimonials/1')
  const quote = await boxOf(page.getByText(/^“Dulu saya menutup buku/))
  expect(quote.y).toBeLessThan(phone.height / 2 + 100)
  expect(quote.bottom).toBeLessThan((await boxOf(page.getByText('Judul Proyek'))).y)
})

test('the contact page shows the whole form without scrolling', async ({ page }) => {
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    await page.goto('/contact')
    const form = await boxOf(page.getByLabel('Nama'))
    const email = page.getByRole('main').getByRole('link', { name: 'raka@example.com' })
    if (viewport === phone) expect(form.y).toBeLessThan((await boxOf(email)).y)
    await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeInViewport({ ratio: 0.5 })
  }
  // Spaces are as wide as in other typefaces.
  for (const selector of ['h1', 'h2', 'main p', 'main label']) {
    const space = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { font, wordSpacing, fontSize } = getComputedStyle(element)
        const context = document.createElement('canvas').getContext('2d')
        if (!context) return 0
        context.font = font
        return (context.measureText(' ').width + parseFloat(wordSpacing)) / parseFloat(fontSize)
      })
    expect(space).toBeGreaterThan(0.22)
  }
})

test('the pages use the width of a wide screen', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about')
  const name = await boxOf(page.getByRole('heading', { level: 1 }))
  const technologies = await boxOf(page.getByRole('heading', { name: 'Teknologi' }))
  expect(technologies.x).toBeGreaterThan(name.right)
  await page.goto('/tidak-ada')
  const code = await boxOf(page.getByText('404', { exact: true }))
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(title.x).toBeGreaterThan(wide.width / 2)
  expect(title.y).toBeLessThan(code.bottom)
})

test('the title of a project is below or beside its category, and its breadcrumb on one line', async ({
  page,
}) => {
  for (const slug of ['rantai-rilis', 'siaga-ciliwung']) {
    await page.goto(`/projects/${slug}`)
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const title = await boxOf(page.getByRole('heading', { level: 1 }))
      const category = await boxOf(page.getByText(/^(Tools|Backend Development)$/).first())
      if (width < 1024) {
        expect(title.x).toBe(category.x)
        expect(title.y).toBeGreaterThan(category.y)
      } else expect(title.x).toBeGreaterThan(category.right)
      const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      const lines = await items.evaluateAll((all) =>
        all.map((item) => Math.round(item.getBoundingClientRect().bottom)),
      )
      expect(new Set(lines).size).toBe(1)
    }
  }
})

test('a card has the focus ring around it; that of a project starts with its picture or its cloth', async ({
  page,
}) => {
  for (const path of ['/', '/projects', '/testimonials']) {
    await page.goto(path)
    const gaps = await cards(page).evaluateAll((articles) =>
      articles.map((card) => {
        const picture = card.querySelector('img, [style*="--cloth-tile"]')?.getBoundingClientRect()
        return Math.round((picture?.top ?? NaN) - card.getBoundingClientRect().top - 1)
      }),
    )
    if (path === '/projects') {
      expect(gaps.length).toBeGreaterThan(5)
      expect(gaps.filter((gap) => gap !== 0)).toEqual([])
    }
    const card = cards(page).filter({ hasText: 'Warung Pintar Catat' }).first()
    await card.getByRole('link').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link')).toBeFocused()
    const outlined = await card.evaluate((article) =>
      [article, ...article.querySelectorAll('a')]
        .filter((element) => getComputedStyle(element).outlineStyle === 'solid')
        .map((element) => element.getBoundingClientRect().height / article.clientHeight),
    )
    expect(outlined).toHaveLength(1)
    expect(outlined[0]).toBeGreaterThan(0.95)
  }
})

test('the focus does not change the shape of an element', async ({ page }) => {
  await page.goto('/projects')
  for (const element of [
    page.getByRole('button', { name: 'Ganti ke tema gelap' }),
    page.getByRole('button', { name: 'Semua Proyek' }),
    page.getByRole('main').getByRole('link', { name: 'Hubungi Saya' }),
  ]) {
    const readRadius = () => element.evaluate((node) => getComputedStyle(node).borderRadius)
    const radius = await readRadius()
    await element.focus()
    await page.keyboard.press('Shift')
    expect(await element.evaluate((node) => node.matches(':focus-visible'))).toBe(true)
    expect(await readRadius()).toBe(radius)
  }
})

test('on a low screen the menu scrolls, and a shadow at its end shows that there is more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect((await boxOf(menu)).bottom).toBeLessThanOrEqual(360)
  const readEdge = async () => {
    const { bottom } = await boxOf(menu)
    const clip = { x: 600, y: bottom - 14, width: 100, height: 12 }
    const { channels } = await sharp(await page.screenshot({ clip })).stats()
    return channels.map(({ mean }) => mean)
  }
  const last = menu.getByRole('link', { name: 'Kontak' })
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    await menu.evaluate((element) => element.scrollTo(0, 0))
    await expect(last).not.toBeInViewport()
    const withShadow = await readEdge()
    await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(last).toBeInViewport({ ratio: 1 })
    const withoutShadow = await readEdge()
    const differences = withShadow.map((value, index) => value - (withoutShadow[index] ?? 0))
    expect(Math.max(...differences.map(Math.abs))).toBeGreaterThan(3)
  }
})

test.describe('pictures', () => {
  test('have sources in smaller formats and several widths, which exist', async ({
    page,
    request,
  }) => {
    await page.goto('/projects')
    const first = cards(page).first().locator('picture')
    const image = first.locator('img')
    await expect
      .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toMatch(
        new RegExp(`/sized/pictures/projects/[\\w-]+\\.webp/(${pictureWidths.join('|')})\\.avif$`),
      )
    await expect(first.locator('source[type="image/webp"]')).toHaveAttribute('srcset', /1200w/)
    await expect(image).toHaveAttribute('width', '1600')
    await expect(image).toHaveAttribute('height', '1000')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('style', /linear-gradient\((#\w{6}, ?#\w{6}\)|rgb)/)
    const urls = await page
      .locator('source')
      .evaluateAll((sources: HTMLSourceElement[]) =>
        sources.flatMap(({ srcset }) =>
          srcset.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
        ),
      )
    expect(urls.length).toBeGreaterThan(30)
    for (const url of urls) {
      const response = await request.get(url)
      expect([url, response.status()]).toEqual([url, 200])
      expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
    }
  })

  for (const moment of ['before', 'after']) {
    test(`are replaced if they fail ${moment} hydration`, async ({ page }) => {
      await page.route(/\/pictures\/.*\.(webp|avif)$/, (route) => route.fulfill({ status: 500 }))
      const releaseCode = moment === 'before' && (await holdRequests(page, '**/assets/*.js'))
      await page.goto('/projects', { waitUntil: 'commit' })
      const first = cards(page).first().locator('img')
      const isComplete = () => first.evaluate(({ complete }: HTMLImageElement) => complete)
      if (releaseCode) {
        await expect.poll(isComplete).toBe(true)
        releaseCode()
      }
      await expect(cards(page).first()).toBeVisible()
      await expect(first).toHaveCount(0)
    })
  }
})

test.describe('cloths', () => {
  /** The cloths, which are decorative and therefore have no role. */
  const clothsIn = (part: Page | Locator) => part.locator('[style*="--cloth-tile"]')

  /** Pattern, and background as it is shown. */
  const lookOf = (cloth: Locator) =>
    cloth.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      const tile = getComputedStyle(element).getPropertyValue('--cloth-tile')
      return { tile, backgroundColor }
    })

  /** Whether any part of a cloth is painted. */
  const isPainted = (cloth: Locator) =>
    cloth.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      const parts = ['::before', '::after'].map((name) => getComputedStyle(element, name).content)
      return !backgroundColor.endsWith(', 0)') || parts.some((content) => content !== 'none')
    })

  test('are cacheable files, the same on a card and its page, and not printed', async ({
    page,
    request,
  }) => {
    for (const pattern of clothPatterns) {
      const response = await request.get(`/cloths/${pattern}-013.svg`)
      expect([pattern, response.status()]).toEqual([pattern, 200])
      expect(response.headers()['content-type']).toMatch(/^image\/svg\+xml/)
      expect(response.headers()['cache-control']).toMatch(/max-age=[1-9]/)
    }
    await page.goto('/projects')
    const card = cards(page).filter({ hasText: 'Siaga Ciliwung' })
    const look = await lookOf(clothsIn(card))
    expect(look.backgroundColor).toMatch(/^rgb\(/)
    expect(await isPainted(clothsIn(card))).toBe(true)
    for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(media)
      expect(await isPainted(clothsIn(card))).toBe(false)
      await page.emulateMedia({ media: null, forcedColors: null })
    }
    await card.getByRole('link').click()
    await expect(page.getByText('Technologies Used')).toBeVisible()
    const panel = clothsIn(page.getByRole('main'))
    await expect(panel).toHaveCount(3)
    expect(await lookOf(panel.first())).toEqual(look)
  })

  test('take the place of a missing picture', async ({ page }) => {
    interface Body {
      data: { projects: object[] }
    }
    await transformApi(page, '**/api/profile-projects**', ({ data, ...body }: Body) => ({
      ...body,
      data: { ...data, projects: data.projects.map((one) => ({ ...one, picture_url: null })) },
    }))
    await page.goto('/about')
    await page.getByRole('navigation').getByRole('link', { name: 'Proyek' }).first().click()
    const card = cards(page).first()
    await expect(card).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
    const [picture, edge] = [clothsIn(card).first(), clothsIn(card).last()]
    expect(await lookOf(picture)).toEqual(await lookOf(edge))
    const { width, height } = await boxOf(picture)
    // The first project leads.
    expect(width / height).toBeCloseTo(2, 1)
  })
})

test('prints Tentang Saya as a résumé of at most two pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const sections = ['Pengalaman Kerja', 'Pendidikan', 'Teknologi', 'Sertifikasi']
  for (const text of ['Raka Contoh', ...sections]) {
    await expect(main.getByText(new RegExp(`^${text}`)).filter({ visible: true })).toBeVisible()
  }
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByText('Filosofi Kerja Saya'),
    page.getByText('Langsung ke isi'),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  const printedUrls = await main
    .getByRole('list', { name: 'Media sosial' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(printedUrls.length).toBeGreaterThan(0)
  for (const url of printedUrls) expect(url).toMatch(/^"https:\/\/.+"$/)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(23, 28, 40)')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(2)
})
