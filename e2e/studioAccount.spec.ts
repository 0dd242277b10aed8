import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { findViolations } from './accessibilityViolations'
import { addAuthenticator } from './addAuthenticator'
import { focusByKeyboard, pressByKeyboard } from './pressByKeyboard'
import { ProjectCopy } from './projectCopy'

interface Studio {
  /** The address of the studio; passkeys are bound to a name, not to an IP address. */
  url: string
  /** Creates an invitation. @returns the path and the fragment of its link */
  invite: () => Promise<string>
}

/** A site of its own below a path, because every site has one owner. */
const test = base.extend<object, { studio: Studio }>({
  studio: [
    // Playwright reads the fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const project = new ProjectCopy({ BASE_PATH: '/portofolio/' })
      const url = (await project.start()).replace('127.0.0.1', 'localhost')
      const invite = async () => {
        const output = await project.shell('npm run --silent owner -- invite')
        return `${url}/studio/undangan${/#\S+/.exec(output)?.[0]}`
      }
      await provide({ url: `${url}/studio`, invite })
      await project.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One after another, on one site.
test.describe.configure({ mode: 'default' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } })

    test('the owner opens the account by a passkey, signs out and in by keyboard, and again in place', async ({
      page,
      studio,
    }) => {
      await addAuthenticator(page)
      await page.goto(`${studio.url}/keamanan`)
      await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      await page.goto(await studio.invite())
      await expect(heading(page, 'Buka akun Studio')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await pressByKeyboard(
        page.getByRole('button', { name: 'Buat passkey dan buka Studio', exact: true }),
      )
      await expect(heading(page, 'Ringkasan')).toBeVisible()
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({
        name: 'session',
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
      })

      await page.goto(`${studio.url}/keamanan`)
      await expect(page.getByText('Chrome, Linux')).toBeVisible()
      await expect(page.getByText('Komputer', { exact: true }).first()).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      await pressByKeyboard(page.getByRole('button', { name: 'Keluar', exact: true }))
      await pressByKeyboard(page.getByRole('button', { name: 'Masuk dengan passkey', exact: true }))
      await expect(heading(page, 'Keamanan')).toBeVisible()

      await page.context().clearCookies()
      await pressByKeyboard(page.getByRole('button', { name: 'Buka menu', exact: true }))
      await page.getByRole('link', { name: 'Sampah' }).click()
      const dialog = page.getByRole('dialog', { name: 'Masuk lagi' })
      await expect(dialog).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await pressByKeyboard(page.getByRole('button', { name: 'Masuk dengan passkey', exact: true }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Sampah kosong' })).toBeVisible()
    })
  })
}

test('a used invitation opens nothing, and another device signs in by the password', async ({
  page,
  studio,
  browser,
}) => {
  await addAuthenticator(page)
  const link = await studio.invite()
  const password = 'kuda hijau membaca peta'
  await page.goto(link)
  await page.getByText('Tambah kata sandi (opsional)').click()
  await page.getByLabel('Kata sandi baru').fill(password)
  await page.getByRole('button', { name: 'Buat passkey dan buka Studio' }).click()
  await expect(heading(page, 'Ringkasan')).toBeVisible()

  const other = await browser.newContext()
  const device = await other.newPage()
  await device.goto(link)
  await device.getByText('Tambah kata sandi (opsional)').click()
  await device.getByLabel('Kata sandi baru').fill(password)
  await device.getByRole('button', { name: 'Hanya kata sandi' }).click()
  await expect(device.getByText('Undangan ini sudah dipakai atau kedaluwarsa.')).toBeVisible()
  await device.goto(`${studio.url}/keamanan`)
  await device.getByText('Pakai kata sandi').click()
  await device.getByLabel('Kata sandi').fill(password)
  await device.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(heading(device, 'Keamanan')).toBeVisible()
  await device.getByRole('button', { name: 'Akhiri semua sesi lain' }).click()
  await expect(device.getByText('Semua perangkat lain sudah keluar.')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
  await other.close()
})

/** The focus is on an element, and visible. */
async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toHaveCSS('outline-style', 'solid')
}

/** Opens a disclosure, and types into its fields; Enter sends them. */
async function fillByKeyboard(page: Page, summary: string, values: Record<string, string>) {
  await pressByKeyboard(page.locator('summary', { hasText: summary }))
  for (const [label, value] of Object.entries(values)) {
    await focusByKeyboard(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
}

test('the owner changes passkeys, password and sessions, and signs out, by keyboard alone', async ({
  page,
  studio,
  browser,
}) => {
  const [oldPassword, password] = ['sampan biru menunggu ombak', 'ladang garam di ujung pagi']
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const notice = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const summary = (text: string) => page.locator('summary', { hasText: text })
  await addAuthenticator(page)
  await page.goto(await studio.invite())
  await fillByKeyboard(page, 'Tambah kata sandi (opsional)', { 'Kata sandi baru': oldPassword })
  await pressByKeyboard(button('Hanya kata sandi'))
  await expect(heading(page, 'Ringkasan')).toBeVisible()
  await pressByKeyboard(page.getByRole('link', { name: 'Keamanan' }))
  await expect(heading(page, 'Keamanan')).toBeVisible()

  await fillByKeyboard(page, 'Tambah passkey', { 'Nama passkey baru': 'Laptop' })
  await page.keyboard.press('Enter')
  await notice('Passkey “Laptop” ditambahkan.')
  await expectFocus(summary('Tambah passkey'))

  await pressByKeyboard(button('Ganti nama Laptop'))
  await expectFocus(page.getByLabel('Nama passkey', { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Laptop kantor')
  await page.keyboard.press('Enter')
  await notice('Passkey kini bernama “Laptop kantor”.')
  await expectFocus(button('Ganti nama Laptop kantor'))

  await fillByKeyboard(page, 'Ganti kata sandi', {
    'Kata sandi sekarang': oldPassword,
    'Kata sandi baru': password,
  })
  await page.keyboard.press('Enter')
  await notice('Kata sandi tersimpan. Semua perangkat lain sudah keluar.')
  await expectFocus(summary('Ganti kata sandi'))

  // Two further devices sign in.
  for (let count = 0; count < 2; count += 1) {
    const device = await browser.newPage()
    await device.goto(studio.url)
    await fillByKeyboard(device, 'Pakai kata sandi', { 'Kata sandi': password })
    await device.keyboard.press('Enter')
    await expect(heading(device, 'Ringkasan')).toBeVisible()
    await expect(device.getByRole('main')).toBeFocused()
    await device.close()
  }
  await page.reload()
  const others = page.getByRole('button', { name: /^Akhiri sesi/ })
  await expect(others).toHaveCount(2)
  await pressByKeyboard(others.first())
  await notice('Chrome, Linux sudah keluar.')
  await expectFocus(section('Sesi'))
  await expect(others).toHaveCount(1)
  await pressByKeyboard(button('Akhiri semua sesi lain'))
  await notice('Semua perangkat lain sudah keluar.')
  await expectFocus(section('Sesi'))
  await expect(others).toHaveCount(0)

  await pressByKeyboard(button('Hapus kata sandi'))
  await notice('Kata sandi sudah dihapus.')
  await expectFocus(section('Kata sandi'))
  await fillByKeyboard(page, 'Buat kata sandi', { 'Kata sandi baru': password })
  await page.keyboard.press('Enter')
  await notice('Kata sandi tersimpan. Semua perangkat lain sudah keluar.')
  await expectFocus(summary('Ganti kata sandi'))

  await pressByKeyboard(button('Hapus Laptop kantor'))
  await notice('Passkey “Laptop kantor” sudah dihapus.')
  await expectFocus(section('Passkey'))
  await expect(page.getByText('Laptop kantor', { exact: true })).toBeHidden()
  expect(await findViolations(page)).toEqual([])

  await pressByKeyboard(button('Keluar'))
  await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await fillByKeyboard(page, 'Pakai kata sandi', { 'Kata sandi': password })
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Keamanan')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
