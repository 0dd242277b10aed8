import type { Locator, Page } from '@playwright/test'
import { caseStudy } from '../helpers/caseStudy'
import { Installation } from '../helpers/Installation'
import { readLayoutShifts, readOverflow, recordLayoutShifts, setTheme } from '../helpers/page'
import { expect, test as base } from '../helpers/test'
import { findViolations } from '../helpers/violations'

const path = '/projects/siaga-ciliwung'

/** The tests of a worker are on a site of its own, with a case study. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // Playwright reads the fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const installation = new Installation()
      const server = await installation.startServer()
      expect((await server.send('PUT', '/projects/2', caseStudy)).status).toBe(200)
      await provide(server.url)
      await installation.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),
})

// By one worker, with one site.
test.describe.configure({ mode: 'default' })

const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Perbesar gambar ${number}:`) })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Galeri' })
const contents = (page: Page) => page.getByRole('navigation', { name: 'Daftar isi' })
const pictureInDialog = (page: Page, number: number) =>
  dialog(page).getByRole('img', { name: caseStudy.pictures[number - 1]?.alt })

async function openDialog(page: Page): Promise<void> {
  await page.goto(path)
  await thumbnail(page, 1).click()
  await expect(dialog(page)).toBeVisible()
}

test('shows the case study without layout shifts, and the testimonial', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto(path)
  const main = page.getByRole('main')
  for (const text of ['2023 – 2024', 'Perancang dan pengembang', '40 menit', 'Proyek berikutnya']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  await main.getByRole('link', { name: 'Hubungi Saya' }).scrollIntoViewIfNeeded()
  expect(await readLayoutShifts(page)).toEqual([])
  await main.getByRole('link', { name: 'Baca testimoni' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bagus Prakoso')
  await main.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page).toHaveURL(path)
})

test('on a wide screen, starts with its cover and ends with that of the next project', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const main = page.getByRole('main')
  const boxOf = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    return { x, y, width: Math.round(width), height: Math.round(height) }
  }
  const cover = await boxOf(main.getByRole('img', { name: 'Tampilan Siaga Ciliwung' }))
  expect(cover.width).toBeGreaterThan(1148)
  expect(Math.abs(cover.height - 560)).toBeLessThan(3)
  const title = await boxOf(main.getByRole('heading', { level: 1 }))
  expect(title.y).toBeGreaterThan(cover.y + cover.height)
  const outcomes = await main.getByRole('region', { name: 'Hasil utama' }).getByRole('term').all()
  const rows = await Promise.all(outcomes.map(async (outcome) => (await boxOf(outcome)).y))
  expect(rows).toHaveLength(3)
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(1)
  const next = main.getByRole('link', { name: /^Proyek berikutnya/ })
  expect(await boxOf(next.locator('img'))).toMatchObject({
    width: cover.width,
    height: cover.height,
  })
})

test('on a wide screen, keeps the contents beside the story, and loads wide pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await contents(page).getByRole('link', { name: 'Hasil' }).click()
  await expect(page.getByRole('heading', { name: 'Hasil', exact: true })).toBeInViewport()
  await expect(contents(page).getByRole('link', { name: 'Hasil' })).toBeInViewport()
  await thumbnail(page, 1).click()
  const source = () =>
    pictureInDialog(page, 1).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  await expect.poll(source).toMatch(/\/1200\.avif$/)
})

test('shows the pictures by keyboard, keeps the focus in the dialog, and returns it', async ({
  page,
}) => {
  await page.goto(path)
  await thumbnail(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('2 dari 3')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Tutup' })).toBeFocused()
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog(page).getByText(`${number} dari 3`)).toBeVisible()
    await expect(pictureInDialog(page, number)).toBeInViewport({ ratio: 0.9 })
  }
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(thumbnail(page, 2)).toBeFocused()
})

test('enlarges a picture, which the arrow keys then move', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Perbesar' }).click()
  const stage = dialog(page).getByRole('group', { name: 'Gambar yang diperbesar' })
  const position = () => stage.evaluate(({ scrollLeft }) => scrollLeft)
  await expect.poll(position).toBeGreaterThan(100)
  const before = await position()
  await page.keyboard.press('ArrowRight')
  await expect.poll(position).toBeGreaterThan(before)
  await expect(dialog(page).getByText('1 dari 3')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Gambar berikutnya' }).click()
  await expect(dialog(page).getByText('2 dari 3')).toBeVisible()
  await expect(stage).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('follows a swipe', async ({ page }) => {
    await openDialog(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: string, ...points: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchMove',
        touchPoints: points.map((x) => ({ x, y: 400 })),
      })
    await touch('touchStart', 340)
    for (let x = 330; x > 30; x -= 10) {
      await touch('touchMove', x)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd')
    await expect(dialog(page).getByText('2 dari 3')).toBeVisible()
    await expect(pictureInDialog(page, 2)).toBeInViewport({ ratio: 0.9 })
  })
})

test('has no accessibility violations in any window', async ({ page }) => {
  await page.goto(path)
  // Each theme once: colours do not depend on the width.
  for (const [width, height, theme] of [
    [390, 844, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTheme(page, theme)
    expect([width, await findViolations(page)]).toEqual([width, []])
    await thumbnail(page, 1).click()
    await expect(dialog(page)).toBeVisible()
    expect([width, await findViolations(page)]).toEqual([width, []])
    await page.setViewportSize({ width: 320, height: 256 })
    for (const button of await dialog(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    expect(await readOverflow(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  }
})

test('prints the pictures, and not the dialog', async ({ page }) => {
  await openDialog(page)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('figure', { name: 'Sensor pertama' })).toBeVisible()
  for (const hidden of ['Daftar isi', 'Proyek lain']) {
    await expect(page.getByRole('navigation', { name: hidden })).toHaveCount(0)
  }
  for (const hidden of ['Back to Projects', 'View All Projects']) {
    await expect(page.getByRole('link', { name: hidden })).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links the thumbnails to the pictures', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Siaga Ciliwung' })).toBeVisible()
    await thumbnail(page, 1).click()
    await expect(page).toHaveURL('/pictures/projects/siaga-ciliwung.webp')
  })
})
