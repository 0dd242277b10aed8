import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pressByKeyboard } from '../helpers/page'
import { save, test } from '../helpers/studio'
import { expect } from '../helpers/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** A tall photograph: red, and blue in its lower half. */
async function takeTallPhotograph(): Promise<Buffer> {
  const half = { create: { width: 600, height: 1000, channels: 3, background: '#33a' } } as const
  const whole = { create: { width: 600, height: 2000, channels: 3, background: '#a33' } } as const
  const input = await sharp(half).png().toBuffer()
  return sharp(whole)
    .composite([{ input, top: 1000, left: 0 }])
    .jpeg()
    .toBuffer()
}

const fileInput = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByLabel('Unggah gambar')

test('a picture is uploaded by keyboard and shown around its focal point', async ({ page }) => {
  await page.goto('/studio/proyek/1')
  const choosing = page.waitForEvent('filechooser')
  await pressByKeyboard(fileInput(page, 'Unggah: Gambar utama'))
  const name = { name: 'rumah.jpg', mimeType: 'image/jpeg' }
  await (await choosing).setFiles({ ...name, buffer: await takeTallPhotograph() })
  const point = page.getByRole('slider', { name: 'Titik fokus' }).first()
  await expect(point.getByRole('presentation')).toHaveAttribute('src', /stored/)
  await pressByKeyboard(point)
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowDown')
  await expect(point).toHaveAttribute('aria-valuetext', '50 % dari kiri, 100 % dari atas')
  await save(page)

  const { data } = (await (await page.request.get('/api/projects/1')).json()) as {
    data: { project: { slug: string; picture_url: string } }
  }
  expect(data.project.picture_url).toMatch(/^\/pictures\/stored\/[0-9a-f]{64}\.jpg\?focus=50,100$/)
  await page.goto(`/projects/${data.project.slug}`)
  const shown = page.locator('main img[src*="/pictures/stored/"]').first()
  await expect(shown).toHaveCSS('object-position', '50% 100%')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/sized\/pictures\/stored\/.*\.avif$/)
})
