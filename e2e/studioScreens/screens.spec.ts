import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForAnimations } from '../helpers/page'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { entrances, forms, lists, parts, type Screen } from '../studio/screens'

const folder = path.resolve(__dirname, '../../docs/studio')
/** The screens of docs/studio.md. */
const documented = /^(masuk|ringkasan|proyek|formulir-proyek|pratinjau|konflik|pesan|gambar)$/
const heights = { 390: 844, 1440: 900 } as const

test.use({
  // A conflict.
  expectedErrors: /409|412/,
})
test.beforeAll(() => void mkdirSync(folder, { recursive: true }))

const isDocumented = ({ name }: Screen) => documented.test(name)

async function takeScreen(page: Page, screen: Screen, suffix: string): Promise<void> {
  await page.goto(`/studio/${screen.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await screen.prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  await waitForAnimations(page)
  const picture = sharp(await page.screenshot())
  const file = path.join(folder, `${screen.name}-${suffix}.webp`)
  await picture.webp({ quality: 50, effort: 6 }).toFile(file)
  await screen.restore?.(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440] as const) {
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: heights[width] } })

      test('the screens', async ({ page, studio }) => {
        await page.context().clearCookies()
        for (const screen of entrances.filter(isDocumented))
          await takeScreen(page, screen, `${width}-${colorScheme}`)
        await page.context().addCookies(studio.session.cookies)
        for (const screen of [...lists, ...forms, ...parts].filter(isDocumented))
          await takeScreen(page, screen, `${width}-${colorScheme}`)
      })
    })
  }
}
