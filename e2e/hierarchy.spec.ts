import type { Locator, Page } from '@playwright/test'
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }
const screen = { width: 1920, height: 1080 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not displayed')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const portraitOf = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Raka Contoh/ })

test.describe('the home page', () => {
  for (const viewport of [{ width: 1024, height: 768 }, laptop, screen]) {
    test(`shows the portrait and featured work on ${viewport.width} px`, async ({ page }) => {
      await recordLayoutShifts(page)
      await page.setViewportSize(viewport)
      await page.goto('/')
      await expect(portraitOf(page)).toBeInViewport({ ratio: 1 })
      const heading = await boxOf(page.getByRole('heading', { name: 'Project Unggulan Saya' }))
      expect(heading.bottom).toBeLessThan(viewport.height)
      const picture = await boxOf(page.getByRole('article').first().locator('img'))
      expect(picture.y).toBeLessThan(viewport.height)
      expect(await readLayoutShifts(page)).toEqual([])
    })
  }

  test('on a phone featured work begins above 900 px, and loads no portrait', async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => pictures.push(request.url()))
    await page.setViewportSize(phone)
    await page.goto('/')
    const heading = await boxOf(page.getByRole('heading', { name: 'Project Unggulan Saya' }))
    expect(heading.y).toBeLessThan(900)
    const [projects, contact] = await Promise.all(
      ['Lihat Proyek Saya', 'Hubungi Saya'].map((name) =>
        boxOf(page.getByRole('main').getByRole('link', { name })),
      ),
    )
    expect(projects?.y).toBe(contact?.y)
    await expect(portraitOf(page)).toBeHidden()
    expect(pictures.filter((url) => url.includes('/profile'))).toEqual([])
  })

  test('on a wide screen the name grows and the pattern reaches the edge', async ({ page }) => {
    await page.setViewportSize(screen)
    await page.goto('/')
    const name = page.getByRole('heading', { level: 1 }).getByText('Raka Contoh')
    expect(await name.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBe(140)
    const pattern = await boxOf(portraitOf(page).locator('xpath=../preceding-sibling::*[1]'))
    expect(pattern.right).toBeGreaterThanOrEqual(screen.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
  })

  test('quotes a client, with a link', async ({ page }) => {
    await page.goto('/')
    const quote = page.getByRole('region', { name: 'Kata klien' })
    await expect(quote.getByText('Sinta Wulandari')).toBeVisible()
    await expect(quote.getByText('Pemilik at Warung Bu Sinta')).toBeVisible()
    await quote.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Sinta Wulandari|Warung Pintar Catat/,
    )
  })
})

test.describe('the contact page', () => {
  for (const viewport of [phone, laptop]) {
    test(`shows the whole form without scrolling on ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/contact')
      const [form, email] = await Promise.all([
        boxOf(page.getByLabel('Nama')),
        boxOf(page.getByRole('main').getByRole('link', { name: 'raka@example.com' })),
      ])
      if (viewport === phone) expect(form.y).toBeLessThan(email.y)
      await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeInViewport({ ratio: 0.5 })
    })
  }
})

test('on a phone the first quotes are on the first screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/testimonials')
  await expect(page.getByText(/^“Dulu saya menutup buku/)).toBeInViewport({ ratio: 1 })
  await page.goto('/testimonials/1')
  const quote = await boxOf(page.getByText(/^“Dulu saya menutup buku/))
  expect(quote.y).toBeLessThan(phone.height / 2 + 100)
  expect(quote.bottom).toBeLessThan((await boxOf(page.getByText('Judul Proyek'))).y)
})

test('the pages use the width of a wide screen', async ({ page }) => {
  await page.setViewportSize(screen)
  await page.goto('/about')
  const [name, technologies] = await Promise.all([
    boxOf(page.getByRole('heading', { level: 1 })),
    boxOf(page.getByRole('heading', { name: 'Teknologi' })),
  ])
  expect(technologies.x).toBeGreaterThan(name.right)
})

test.describe('the not-found page', () => {
  test.use({ expectedErrors: /404/ })

  test('uses the width of a wide screen', async ({ page }) => {
    await page.setViewportSize(screen)
    await page.goto('/tidak-ada')
    const code = await boxOf(page.getByText('404', { exact: true }))
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(title.x).toBeGreaterThan(screen.width / 2)
    expect(title.y).toBeLessThan(code.bottom)
  })
})

test('spaces are as wide as in other typefaces', async ({ page }) => {
  await page.goto('/contact')
  const spaceOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { font, wordSpacing, fontSize } = getComputedStyle(element)
        const context = document.createElement('canvas').getContext('2d')
        if (!context) return 0
        context.font = font
        return (context.measureText(' ').width + parseFloat(wordSpacing)) / parseFloat(fontSize)
      })
  for (const selector of ['h1', 'h2', 'main p', 'main label']) {
    expect(await spaceOf(selector)).toBeGreaterThan(0.22)
  }
})

test('a featured card cuts off no corner of its chips', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('article').last()
  const chip = card.getByRole('listitem').first()
  await chip.scrollIntoViewIfNeeded()
  const before = await chip.screenshot()
  await card.evaluate((element) => element.style.setProperty('border-radius', '0'))
  expect(before.equals(await chip.screenshot())).toBe(true)
})

test.describe('a card', () => {
  const cards = [
    ['/', 'Warung Pintar Catat'],
    ['/projects', 'Warung Pintar Catat'],
    ['/testimonials', 'Warung Pintar Catat'],
  ] as const

  for (const [path, name] of cards) {
    test(`of ${path} has the focus ring around it`, async ({ page }) => {
      await page.goto(path)
      const card = page.getByRole('article').filter({ hasText: name }).first()
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
    })

    test(`of ${path} does not move with reduced motion, and moves without`, async ({ page }) => {
      const readTransform = () =>
        page
          .getByRole('article')
          .first()
          .locator('picture img')
          .evaluate((picture) => getComputedStyle(picture).transform)
      await page.goto(path)
      await page.getByRole('article').first().hover()
      expect(await readTransform()).toBe('none')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect.poll(readTransform).toBe('matrix(1.03, 0, 0, 1.03, 0, 0)')
    })
  }
})
