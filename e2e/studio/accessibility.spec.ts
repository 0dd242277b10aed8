import type { Page } from '@playwright/test'
import { readOverflow, setFontSize, walkByKeyboard } from '../helpers/page'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'
import { entrances, screens, states, type Screen } from './screens'

test.use({
  isSeeded: true,
  contextOptions: { reducedMotion: 'reduce' },
  // Requests that a state needs to fail, a conflict, and an entry that does not exist.
  expectedErrors: /40[0149]|412/,
})

async function open(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(`/studio/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
}

/** By how much the page overflows windows of some widths. */
async function findOverflows(page: Page, text: string, widths: number[]): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...size, width })
    const overflow = await readOverflow(page)
    if (overflow > 0) problems.push(`${text}: ${overflow} px too wide at ${width} px`)
  }
  await page.setViewportSize(size)
  return problems
}

async function findProblems(page: Page, { name }: Screen): Promise<unknown[]> {
  // To the end of a form, where the bar of the save button covers no control.
  if ((await page.getByRole('button', { name: 'Simpan', exact: true }).count()) > 0) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  const violations = await findViolations(page, { hasFrame: true, withFrames: false })
  if (page.viewportSize()?.width !== 360) return violations
  const overflows = await findOverflows(page, name, [360, 320])
  if (name === 'konflik' || !screens.some((screen) => screen.name === name)) {
    return [...violations, ...overflows]
  }
  await setFontSize(page, 32)
  const largeOverflows = await findOverflows(page, `${name} with text at 200 %`, [720, 360])
  await setFontSize(page, 16)
  return [...violations, ...overflows, ...largeOverflows]
}

const half = Math.ceil(screens.length / 2)
const groups = {
  'the first screens': screens.slice(0, half),
  'further screens': screens.slice(half),
  states,
}

// Each screen once in each theme and at each width: colours do not depend on the width.
for (const { colorScheme, viewport } of [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`${viewport.width} px wide, in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport })
    // A form with changes asks before the next screen is opened.
    test.beforeEach(({ page }) => void page.on('dialog', (dialog) => dialog.accept()))

    for (const [name, group] of Object.entries(groups)) {
      test(`axe reports no violation, and nothing overflows: ${name}`, async ({ page }) => {
        const problems: Record<string, unknown[]> = {}
        for (const screen of group) {
          await open(page, screen)
          const found = await findProblems(page, screen)
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
        expect([screen.name, await findProblems(page, screen)]).toEqual([screen.name, []])
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('the bars cover no field that gets the focus', async ({ page }) => {
    await page.goto('/studio/proyek/2')
    await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { problems } = await walkByKeyboard(page, key)
      expect(problems.filter((problem) => problem.startsWith('covered'))).toEqual([])
    }
  })

  test('fields about the owner tell the browser what they are for', async ({ page }) => {
    await page.goto('/studio/profil')
    for (const [name, token] of [
      ['Nama lengkap', 'name'],
      ['Jabatan', 'organization-title'],
      ['Email', 'email'],
      ['Telepon', 'tel'],
    ] as const) {
      const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) })
      await expect(field).toHaveAttribute('autocomplete', token)
    }
    await page.context().clearCookies()
    await page.goto('/studio/')
    await page.getByText('Pakai kata sandi').click()
    const password = page.getByLabel('Kata sandi', { exact: true })
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.evaluate(() => navigator.clipboard.writeText('kuda hijau membaca peta'))
    await password.press('ControlOrMeta+V')
    await expect(password).toHaveValue('kuda hijau membaca peta')
  })
})
