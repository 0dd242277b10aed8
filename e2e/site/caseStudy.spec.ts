import type { Page } from '@playwright/test'
import { caseStudy } from '../helpers/caseStudy'
import {
  readLayoutShifts,
  readOverflow,
  recordLayoutShifts,
  resize,
  setTheme,
} from '../helpers/page'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'

// The site of the studio has a case study.
const path = '/projects/siaga-ciliwung'

const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Perbesar gambar ${number}:`) })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Galeri' })
const pictureInDialog = (page: Page, number: number) =>
  dialog(page).getByRole('img', { name: caseStudy.pictures[number - 1]?.alt })

test('on a wide screen, contents are beside the story; pictures are printed', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await recordLayoutShifts(page)
  await page.goto(path)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Hubungi Saya' }).scrollIntoViewIfNeeded()
  expect(await readLayoutShifts(page)).toEqual([])

  const contents = page.getByRole('navigation', { name: 'Daftar isi' })
  await contents.getByRole('link', { name: 'Hasil' }).click()
  await expect(page.getByRole('heading', { name: 'Hasil', exact: true })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Hasil' })).toBeInViewport()
  await thumbnail(page, 1).click()
  const source = () =>
    pictureInDialog(page, 1).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  await expect.poll(source).toMatch(/\/1200\.avif$/)

  // On paper: the pictures, and not the dialog.
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('figure', { name: 'Sensor pertama' })).toBeVisible()
  for (const hidden of ['Daftar isi', 'Proyek lain']) {
    await expect(page.getByRole('navigation', { name: hidden })).toHaveCount(0)
  }
})

test('shows the pictures by keyboard, keeps the focus in the dialog, and returns it', async ({
  page,
}) => {
  await page.goto(path)
  await thumbnail(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('2 dari 3')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Tutup' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByText('3 dari 3')).toBeVisible()
  await expect(pictureInDialog(page, 3)).toBeInViewport({ ratio: 0.9 })
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

  // Each theme once: colours do not depend on the width.
  for (const [width, height, theme] of [
    [390, 844, 'light'],
    [1440, 900, 'dark'],
  ] as const) {
    await resize(page, { width, height })
    await setTheme(page, theme)
    const onlyColours = theme === 'dark'
    expect(await findViolations(page, { include: 'main', onlyColours })).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect(await findViolations(page, { include: 'dialog', onlyColours })).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Enter')
  await resize(page, { width: 320, height: 256 })
  for (const button of await dialog(page).getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  expect(await readOverflow(page)).toBeLessThanOrEqual(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('follows a swipe', async ({ page }) => {
    await page.goto(path)
    await thumbnail(page, 1).click()
    await expect(dialog(page)).toBeVisible()
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
