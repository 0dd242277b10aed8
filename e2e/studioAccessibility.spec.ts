import type { Page } from '@playwright/test'
import { findViolations } from './accessibilityViolations'
import { expect, test } from './test'
import { entrances, rows, screens, type Screen } from './studioScreens/screens'
import { seed } from './studioScreens/seed'
import { startStudio } from './startStudio'
import { states } from './studioStates'

startStudio({ fill: seed, mode: 'parallel' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Requests that a state needs to fail, a conflict, and an entry that does not exist.
  expectedErrors: /40[0149]|412/,
})

const heights = { 360: 740, 1440: 900 } as const

const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** To the end of a form, where the bar of the save button covers no control. */
async function scrollToEnd(page: Page): Promise<void> {
  const saveButtons = page.getByRole('button', { name: 'Simpan', exact: true })
  if ((await saveButtons.count()) === 0) return
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

async function open(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(`/studio/${path}`, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
}

/** The violations of a screen, and in a narrow window, what overflows. */
async function check(page: Page, width: 360 | 1440): Promise<unknown[]> {
  await scrollToEnd(page)
  const problems: unknown[] = await findViolations(page, { hasFrame: true, withFrames: false })
  for (const narrow of width === 360 ? [360, 320] : []) {
    await page.setViewportSize({ width: narrow, height: heights[360] })
    const overflow = await readOverflow(page)
    if (overflow > 0) problems.push(`${overflow} px too wide at ${narrow} px`)
  }
  await page.setViewportSize({ width, height: heights[width] })
  return problems
}

const isForm = ({ name }: Screen) => name.startsWith('formulir')
const isList = ({ prepare }: Screen) => prepare === rows.prepare

const groups: Record<string, readonly Screen[]> = {
  forms: screens.filter(isForm),
  lists: screens.filter(isList),
  'further screens': screens.filter((screen) => !isForm(screen) && !isList(screen)),
  states,
}

// Each screen once in each theme and at each width: colours do not depend on the width.
for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${width} px wide, in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width, height: heights[width] } })
    // A form with changes asks before the next screen is opened.
    test.beforeEach(({ page }) => void page.on('dialog', (dialog) => dialog.accept()))

    for (const [name, group] of Object.entries(groups)) {
      test(`axe reports no violation, and nothing overflows: ${name}`, async ({ page }) => {
        const problems: Record<string, unknown[]> = {}
        for (const screen of group) {
          await open(page, screen)
          const found = await check(page, width)
          if (found.length > 0) problems[screen.name] = found
          await screen.restore?.(page)
        }
        expect(problems).toEqual({})
      })
    }

    test('axe reports no violation before the sign-in', async ({ page }) => {
      await page.context().clearCookies()
      for (const screen of entrances) {
        await open(page, screen)
        for (const summary of await page.locator('summary').all()) await summary.click()
        expect([screen.name, await check(page, width)]).toEqual([screen.name, []])
      }
    })
  })
}

test('no screen overflows with a font size of 200 %', async ({ page }) => {
  // The same as in the browser's settings.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const overflows: string[] = []
  for (const screen of screens.filter(({ name }) => name !== 'konflik')) {
    await page.setViewportSize({ width: 720, height: 740 })
    await open(page, screen)
    for (const width of [720, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const overflow = await readOverflow(page)
      if (overflow > 0) overflows.push(`${screen.name}: ${overflow} px at ${width} px`)
    }
    await screen.restore?.(page)
  }
  expect(overflows).toEqual([])
})
