import { readFileSync } from 'node:fs'
import { findViolations } from './accessibilityViolations'
import { installRecorder } from './actionRecorder'
import { Installation } from './installation'
import { openStudio } from './openStudio'
import { pressByKeyboard } from './pressByKeyboard'
import { expect, test } from './test'

let installation: Installation
let siteUrl: string

test.use({
  viewport: { width: 360, height: 740 },
  // Playwright reads the fixtures' dependencies from these patterns.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(siteUrl),
})

test.beforeAll(async () => {
  installation = new Installation()
  siteUrl = (await installation.startServer()).url
})
test.afterAll(() => installation.remove())

const message = {
  name: 'Budi Santoso',
  email: 'budi@contoh.id',
  subject: 'Tawaran proyek',
  message: 'Apa kabar?\nKapan bisa mulai?',
}

test('the owner reads, exports and deletes a message, and sees the overview, by keyboard', async ({
  page,
  request,
}) => {
  await openStudio(page, installation)
  // Not before: the recorder copies actions, and those of the sign-in contain functions.
  await page.addInitScript(installRecorder)
  const sent = await request.post('/api/contact', { data: message })
  expect(sent.status()).toBe(202)

  await page.goto('/studio')
  await expect(page.getByRole('link', { name: '1 pesan belum dibaca' })).toBeVisible()
  await expect(page.getByText(/still shows the sample/)).toBeVisible()
  await expect(page.getByText(/^0 kali dibuka/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await pressByKeyboard(page.getByRole('link', { name: '1 pesan belum dibaca' }))

  const toggle = page.getByRole('button', { name: /^Tawaran proyek/ })
  await expect(page.getByRole('main').getByText('1 belum dibaca')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await pressByKeyboard(toggle)
  await expect(page.getByText('Kapan bisa mulai?')).toBeVisible()
  await expect(page.getByRole('main').getByText('Semua sudah dibaca')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const download = page.waitForEvent('download')
  await pressByKeyboard(page.getByRole('button', { name: 'Ekspor JSON' }))
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^pesan-.*\.json$/)
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject([message])

  const shown = await page.evaluate(() =>
    JSON.stringify([window.recorder.shownActions, window.recorder.getShownState()]),
  )
  expect(shown).toContain('listMessages')
  for (const text of Object.values(message)) {
    expect(shown).not.toContain(JSON.stringify(text).slice(1, -1))
  }

  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click()
  await pressByKeyboard(page.getByRole('button', { name: 'Hapus', exact: true }))
  await expect(page.getByRole('button', { name: 'Hapus selamanya' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Belum ada pesan' })).toBeVisible()
  await expect(page.getByText('Pesan dihapus.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Belum ada pesan' })).toBeVisible()
})
