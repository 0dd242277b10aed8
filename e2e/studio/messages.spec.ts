import { readFileSync } from 'node:fs'
import { pressByKeyboard } from '../helpers/page'
import { installRecorder } from '../helpers/storeRecorder'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'

test.use({ viewport: { width: 360, height: 740 } })

const message = {
  name: 'Sari Utami',
  email: 'sari@contoh.id',
  subject: 'Pertanyaan sekolah',
  message: 'Apa kabar?\nBolehkah kami berkunjung?',
}

test('the owner reads, exports and deletes a message by keyboard, which Redux DevTools do not show', async ({
  page,
  request,
}) => {
  await page.addInitScript(installRecorder)
  expect((await request.post('/api/contact', { data: message })).status()).toBe(202)
  await page.goto('/studio')
  await pressByKeyboard(page.getByRole('link', { name: /pesan belum dibaca$/ }))
  await pressByKeyboard(page.getByRole('button', { name: /^Pertanyaan sekolah/ }))
  await expect(page.getByText('Bolehkah kami berkunjung?')).toBeVisible()

  const download = page.waitForEvent('download')
  await pressByKeyboard(page.getByRole('button', { name: 'Ekspor JSON' }))
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^pesan-.*\.json$/)
  const exported = JSON.parse(readFileSync(await saved.path(), 'utf8')) as object[]
  expect(exported).toContainEqual(expect.objectContaining(message))

  const shown = await page.evaluate(() => window.recorder.readDevTools())
  expect(shown).toContain('listMessages')
  for (const text of Object.values(message)) {
    expect(shown).not.toContain(JSON.stringify(text).slice(1, -1))
  }

  await pressByKeyboard(page.getByRole('button', { name: 'Hapus', exact: true }))
  await expect(page.getByRole('button', { name: 'Hapus selamanya' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pesan dihapus.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Undangan bicara/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pertanyaan sekolah/ })).toHaveCount(0)
})
