import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { button, test } from '../helpers/studio'
import { expect } from '../helpers/test'

test('the owner imports a folder of posts', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-blog-'))
  mkdirSync(path.join(folder, '.obsidian'))
  writeFileSync(path.join(folder, '.obsidian/app.json'), '{}')
  const post = '---\ntitle: Air tanah\ndate: 2026-01-02\n---\nSumur.\n'
  writeFileSync(path.join(folder, 'air.md'), post)
  await page.goto('/studio/impor')
  await page.getByLabel('Pilih folder').setInputFiles(folder)
  await expect(page.getByText('Air tanah')).toBeVisible()
  await button(page, 'Impor sekarang').click()
  await expect(page.getByRole('region', { name: 'Impor selesai' })).toBeVisible()
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: 'Air tanah' })).toBeVisible()
})
