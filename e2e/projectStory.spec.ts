import type { Page } from '@playwright/test'
import { findViolations } from './accessibilityViolations'
import { Installation } from './installation'
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts'
import { caseStudy } from './caseStudy'
import { expect, test } from './test'

test.describe.configure({ mode: 'serial' })

const installation = new Installation()
const path = '/projects/siaga-ciliwung'
let siteUrl = ''

test.use({
  // Playwright reads the fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(siteUrl),
})

test.beforeAll(async () => {
  const server = await installation.startServer()
  const { status } = await server.send('PUT', '/projects/2', caseStudy)
  expect(status).toBe(200)
  siteUrl = server.url
})
test.afterAll(() => installation.remove())

const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Perbesar gambar ${number}:`) })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Galeri' })

const pictureInDialog = (page: Page, number: number) =>
  dialog(page).getByRole('img', { name: caseStudy.pictures[number - 1]?.alt })

async function openDialog(page: Page, number = 1): Promise<void> {
  await page.goto(path)
  await thumbnail(page, number).click()
  await expect(dialog(page)).toBeVisible()
}

test('shows the case study, also without layout shifts', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto(path)
  const main = page.getByRole('main')
  for (const text of ['2023 - 2024', 'Perancang dan pengembang', '40 menit', 'Proyek berikutnya']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Baca testimoni' })).toBeVisible()
  await main.getByRole('link', { name: 'Hubungi Saya' }).scrollIntoViewIfNeeded()
  expect(await readLayoutShifts(page)).toEqual([])
})

test('keeps the table of contents beside the story on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const contents = page.getByRole('navigation', { name: 'Daftar isi' })
  await contents.getByRole('link', { name: 'Hasil' }).click()
  await expect(page.getByRole('heading', { name: 'Hasil', exact: true })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Hasil' })).toBeInViewport()
})

test('links the testimonial and the project to each other', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('link', { name: 'Baca testimoni' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bagus Prakoso')
  await page.getByRole('main').getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page).toHaveURL(path)
})

test('shows the pictures by keyboard, and returns the focus', async ({ page }) => {
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
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(thumbnail(page, 2)).toBeFocused()
})

test('keeps the focus in the dialog', async ({ page }) => {
  await openDialog(page)
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
})

test('loads a picture in the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDialog(page)
  const source = () =>
    pictureInDialog(page, 1).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  await expect.poll(source).toMatch(/\/1200\.avif$/)
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

// Each theme once: colours do not depend on the width.
for (const [width, height, colorScheme] of [
  [320, 256, 'light'],
  [390, 844, 'dark'],
  [1440, 900, 'light'],
] as const) {
  test(`has no accessibility violations, ${colorScheme}, ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await page.goto(path)
    expect(await findViolations(page)).toEqual([])
    await thumbnail(page, 1).click()
    await expect(dialog(page)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    for (const button of await dialog(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  })
}

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
