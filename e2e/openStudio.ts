import { expect, type Page } from '@playwright/test'
import type { Installation } from './installation'

const password = 'gerobak-hijau-di-tepi-sawah'

/** Opens the account of the studio with a password, in a browser that then has a session. */
export async function openStudio(page: Page, installation: Installation): Promise<void> {
  const [hash] = /#\S+/.exec(await installation.succeed('owner', 'invite')) ?? []
  await page.goto(`/studio/undangan${hash}`)
  await page.getByText('Tambah kata sandi (opsional)').click()
  await page.getByLabel('Kata sandi baru').fill(password)
  await page.getByRole('button', { name: 'Hanya kata sandi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
}
