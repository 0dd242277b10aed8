import { DraftsSite, field, inBrowser, inDatabase, save, text } from '../helpers/DraftsSite'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'

// The two tabs conflict.
test.use({ expectedErrors: /409|412/ })

// With more kills: e2e/processes/drafts.spec.ts.
test('the story of a new project survives a kill of the server and the browser', async ({
  playwright,
  launchOptions,
}) => {
  const site = await DraftsSite.start(playwright.request, launchOptions.args)
  const page = await site.openForm('proyek/baru')
  await field(page, 'Judul (wajib)').fill('Peta Banjir')
  await field(page, 'Cerita').fill('Air datang malam.')
  await expect(text(page, inDatabase)).toBeVisible()
  await site.server.kill('SIGKILL')
  await field(page, 'Cerita').fill('Air datang malam. Kami siap.')
  await expect(text(page, inBrowser)).toBeVisible()
  await site.browser.kill()

  await site.startServerAgain()
  const again = await site.openForm('proyek/baru')
  await expect(field(again, 'Cerita')).toHaveValue('Air datang malam. Kami siap.')
  await save(again).click()
  await expect(again.getByRole('heading', { level: 1, name: 'Sunting proyek' })).toBeVisible()
  expect(await site.server.page('/projects/peta-banjir')).toContain('Air datang malam. Kami siap.')
  await site.remove()
})

test('the owner chooses between what two tabs have typed', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/studio/proyek/5')
    await expect(save(tab)).toBeVisible()
  }
  const stored = other.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/drafts/'),
  )
  await field(other, 'Peran Anda').fill('Penguji')
  expect((await stored).ok()).toBe(true)
  // Of the two drafts, the one below is then the latest.
  await other.close()
  await field(page, 'Peran Anda').fill('Arsitek')
  const choice = page.getByRole('group', { name: 'Peran Anda' })
  await expect(choice).toContainText(/Milik AndaArsitekDraf lain, dari .*Penguji/)
  await page.close()

  const again = await context.newPage()
  await again.goto('/studio/proyek/5')
  await expect(field(again, 'Peran Anda')).toHaveValue('Arsitek')
  const group = again.getByRole('group', { name: 'Peran Anda' })
  await group.getByRole('button', { name: 'Pakai dari draf itu' }).click()
  await save(again).click()
  await expect(again.getByText(/^Tersimpan \d/)).toBeVisible()
  expect(await (await context.request.get('/api/projects/5')).text()).toContain('"Penguji"')
})
