import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { Installation } from '../installation'
import { openStudio } from '../openStudio'
import { test } from '../test'
import { waitForAnimations } from '../waitForAnimations'
import { entrances, screens, type Screen } from './screens'
import { seed } from './seed'

const folder = path.resolve(__dirname, '..', '..', 'docs', 'studio')
const heights = { 390: 844, 1440: 900 } as const

let installation: Installation
let siteUrl: string
let session: Exclude<BrowserContextOptions['storageState'], string | undefined>

test.describe.configure({ mode: 'serial' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A conflict.
  expectedErrors: /409|412/,
  // Playwright reads the fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(siteUrl),
})

test.beforeAll(async ({ browser }) => {
  mkdirSync(folder, { recursive: true })
  installation = new Installation()
  const first = await installation.startServer()
  await seed(first)
  // The views are stored when it stops.
  await first.kill('SIGTERM')
  siteUrl = (await installation.startServer()).url
  const page = await browser.newPage({ baseURL: siteUrl })
  await openStudio(page, installation)
  session = await page.context().storageState()
  await page.close()
})
test.afterAll(() => installation.remove())

async function takeScreen(
  page: Page,
  { name, path: to, prepare, restore }: Screen,
  suffix: string,
) {
  await page.goto(`/studio/${to}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  await waitForAnimations(page)
  const picture = sharp(await page.screenshot())
  const file = path.join(folder, `${name}-${suffix}.webp`)
  await picture.webp({ quality: 50, effort: 6 }).toFile(file)
  await restore?.(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440] as const) {
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      const suffix = `${width}-${colorScheme}`
      test.use({ colorScheme, viewport: { width, height: heights[width] } })

      test('the entrances', async ({ page }) => {
        for (const screen of entrances) await takeScreen(page, screen, suffix)
      })

      test('the screens', async ({ page }) => {
        await page.context().addCookies(session.cookies)
        for (const screen of screens) await takeScreen(page, screen, suffix)
      })
    })
  }
}
