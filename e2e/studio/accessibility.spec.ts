import type { Page } from '@playwright/test'
import { readOverflow, setFontSize, setTheme, walkByKeyboard } from '../helpers/page'
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

const narrow = { width: 360, height: 740 }
const wide = { width: 1280, height: 900 }

async function open(page: Page, { path, mock, prepare }: Screen): Promise<void> {
  await mock?.(page)
  await page.goto(`/studio/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
}

/** By how much the page overflows windows of some widths. */
async function findOverflows(page: Page, text: string, widths: number[]): Promise<string[]> {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...narrow, width })
    const overflow = await readOverflow(page)
    if (overflow > 0) problems.push(`${text}: ${overflow} px too wide at ${width} px`)
  }
  await page.setViewportSize(narrow)
  return problems
}

async function findAllOverflows(page: Page, { name }: Screen): Promise<string[]> {
  const overflows = await findOverflows(page, name, [320, 360])
  if (name === 'konflik' || !screens.some((screen) => screen.name === name)) return overflows
  await setFontSize(page, 32)
  const largeOverflows = await findOverflows(page, `${name} with text at 200 %`, [720, 360])
  await setFontSize(page, 16)
  return [...overflows, ...largeOverflows]
}

/** The violations at the end of a form, where the bar of the save button covers no control. */
async function findViolationsAtEnd(page: Page, onlyColours = false) {
  if ((await page.getByRole('button', { name: /^(Simpan|Publikasikan)$/ }).count()) > 0) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  return findViolations(page, { hasFrame: true, withFrames: false, onlyColours })
}

/** The screens with other parts in a wide window. */
const wideScreens = ['ringkasan', 'menu', 'formulir-proyek', 'gambar', 'pesan']

/** Each theme at one width: colours do not depend on the width. */
async function findProblems(page: Page, screen: Screen): Promise<unknown[]> {
  const inLight = await findViolationsAtEnd(page)
  const overflows = await findAllOverflows(page, screen)
  await page.setViewportSize(wide)
  await setTheme(page, 'dark')
  const inDark = await findViolationsAtEnd(page, !wideScreens.includes(screen.name))
  await page.setViewportSize(narrow)
  await setTheme(page, 'light')
  return [...inLight, ...overflows, ...inDark]
}

const half = Math.ceil(screens.length / 2)
const groups = {
  'the first screens': screens.slice(0, half),
  'further screens': screens.slice(half),
  states,
}

test.describe('in two windows', () => {
  test.use({ viewport: narrow })
  // A form with changes asks before the next screen is opened.
  test.beforeEach(({ page }) => void page.on('dialog', (dialog) => dialog.accept()))

  for (const [name, group] of Object.entries(groups)) {
    test(`axe reports no violation, and nothing overflows: ${name}`, async ({ page }) => {
      const problems: Record<string, unknown[]> = {}
      for (const screen of group) {
        await open(page, screen)
        // At some heights of a page, the bars of a form cover what can be scrolled beside them.
        await page.addStyleTag({
          content: 'form > :is(nav, div:last-child) { position: static !important }',
        })
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

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('the bars cover no field that gets the focus', async ({ page }) => {
    await page.goto('/studio/testimoni/1')
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
