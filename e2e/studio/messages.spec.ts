import { readFileSync } from 'node:fs'
import { pressByKeyboard } from '../helpers/page'
import { installRecorder } from '../helpers/storeRecorder'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'

test.use({ viewport: { width: 360, height: 740 } })

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
  await page.addInitScript(installRecorder)
  const sent = await request.post('/api/contact', { data: message })
  expect(sent.status()).toBe(202)

  await page.goto('/studio')
  await expect(page.getByText(/situs masih menampilkan contoh/)).toBeVisible()
  await expect(page.getByText(/^\d+ kali dibuka/)).toBeVisible()
  await pressByKeyboard(page.getByRole('link', { name: '1 pesan belum dibaca' }))
  await expect(page.getByRole('main').getByText('1 belum dibaca')).toBeVisible()
  await pressByKeyboard(page.getByRole('button', { name: /^Tawaran proyek/ }))
  await expect(page.getByText('Kapan bisa mulai?')).toBeVisible()
  await expect(page.getByRole('main').getByText('Semua sudah dibaca')).toBeVisible()

  const download = page.waitForEvent('download')
  await pressByKeyboard(page.getByRole('button', { name: 'Ekspor JSON' }))
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^pesan-.*\.json$/)
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject([message])

  const shown = await page.evaluate(() => window.recorder.readDevTools())
  expect(shown).toContain('listMessages')
  for (const text of Object.values(message)) {
    expect(shown).not.toContain(JSON.stringify(text).slice(1, -1))
  }

  await pressByKeyboard(page.getByRole('button', { name: 'Hapus', exact: true }))
  await expect(page.getByRole('button', { name: 'Hapus selamanya' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Belum ada pesan' })).toBeVisible()
  await expect(page.getByText('Pesan dihapus.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Belum ada pesan' })).toBeVisible()
})
