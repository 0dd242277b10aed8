import type { Page } from '@playwright/test'
import { readOverflow, resize, setFontSize, setTheme, walkByKeyboard } from '../helpers/page'
import { openForm, test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'
import { entrances, forms, lists, parts, states, type Screen } from './screens'

test.use({
  // Requests that a state needs to fail, a conflict, and an entry that does not exist.
  expectedErrors: /40[0149]|412/,
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** As narrow as a window can be (WCAG 1.4.10): a wider one of a phone has the same layout. */
const narrow = { width: 320, height: 740 }
const wide = { width: 1440, height: 900 }

/** Lists and forms of other nouns consist of the same controls; `riwayat` is on the form of a project. */
const repeated =
  /^(formulir-)?(pengalaman|pendidikan|testimoni|teknologi|kategori)$|^(artikel|keahlian|formulir-proyek)$/
/** The others consist of the same parts, in the same colours and layouts. */
const kinds = [
  ...['ringkasan', 'proyek', 'keamanan', 'formulir-tampilan', 'gambar', 'pesan'],
  ...['riwayat', 'konflik', 'hapus', 'palette', 'invalid form', 'masuk', 'signed out'],
]
/** The kinds with a layout of their own on a wide screen. */
const wideKinds = ['ringkasan', 'proyek', 'riwayat', 'gambar', 'pesan']

/** The violations at the end of a form, where the bar of the save button covers no control. */
async function findViolationsAtEnd(page: Page, onlyColours: boolean) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // What is below a dialog is checked on its own screen.
  const dialog = 'dialog[open]'
  const include = (await page.locator(dialog).count()) > 0 ? dialog : 'html'
  return findViolations(page, { include, onlyColours })
}

async function findProblems(page: Page, { name }: Screen): Promise<unknown[]> {
  const problems: unknown[] = []
  const addOverflow = async (place: string) => {
    const overflow = await readOverflow(page)
    if (overflow > 0) problems.push(`${overflow} px too wide ${place}`)
  }
  await addOverflow('in a narrow window')
  problems.push(...(await findViolationsAtEnd(page, false)))
  if (!kinds.includes(name)) return problems
  await resize(page, { ...narrow, width: 720 })
  await setFontSize(page, 32)
  await addOverflow('with text of 200 %')
  await setFontSize(page, 16)
  // Each theme at one width: colours do not depend on the width.
  await setTheme(page, 'dark')
  problems.push(...(await findViolationsAtEnd(page, true)))
  if (!wideKinds.includes(name)) return problems
  await resize(page, wide)
  await addOverflow('in a wide window')
  return problems
}

async function expectNoProblems(page: Page, screens: readonly Screen[]): Promise<void> {
  // A form with changes asks before the next screen is opened.
  page.on('dialog', (dialog) => dialog.accept())
  const found: Record<string, unknown[]> = {}
  for (const screen of screens) {
    await screen.mock?.(page)
    await page.setViewportSize(narrow)
    await page.goto(`/studio/${screen.path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await screen.prepare?.(page)
    // At some heights of a page, bars cover parts of what can be scrolled beside them.
    const bars = `header, form > :is(nav, div:last-child), [aria-label='Tindakan untuk yang dipilih']`
    await page.addStyleTag({ content: `${bars} { position: static !important }` })
    const problems = await findProblems(page, screen)
    if (problems.length > 0) found[screen.name] = problems
    await screen.restore?.(page)
  }
  expect(found).toEqual({})
}

test.describe('on a phone', () => {
  test.use({ viewport: narrow })

  for (const [name, screens] of Object.entries({ lists, forms, parts, states })) {
    test(`axe reports no violation, and nothing overflows: ${name}`, ({ page }) =>
      expectNoProblems(
        page,
        screens.filter((screen) => !repeated.test(screen.name)),
      ))
  }

  test('axe reports no violation before the sign-in, and passwords can be pasted', async ({
    page,
  }) => {
    await page.context().clearCookies()
    await expectNoProblems(page, entrances)
    await page.goto('/studio/')
    await page.getByText('Pakai kata sandi').click()
    const password = page.getByLabel('Kata sandi', { exact: true })
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.evaluate(() => navigator.clipboard.writeText('kuda hijau membaca peta'))
    await password.press('ControlOrMeta+V')
    await expect(password).toHaveValue('kuda hijau membaca peta')
  })

  test('the bars cover no field that gets the focus, and fields about the owner have their purpose', async ({
    page,
  }) => {
    await openForm(page, 'testimoni/1')
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { problems } = await walkByKeyboard(page, key)
      expect(problems.filter((problem) => problem.startsWith('covered'))).toEqual([])
    }
    await openForm(page, 'profil')
    for (const [name, token] of [
      ['Nama lengkap', 'name'],
      ['Jabatan', 'organization-title'],
      ['Email', 'email'],
      ['Telepon', 'tel'],
    ] as const) {
      const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) })
      await expect(field).toHaveAttribute('autocomplete', token)
    }
  })
})
