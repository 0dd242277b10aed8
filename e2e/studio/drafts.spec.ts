import { field, openForm, save, saveButton, test, waitForDraft } from '../helpers/studio'
import { expect } from '../helpers/test'

// The two tabs conflict, and a connection is lost.
test.use({
  // Without the preview beside the form.
  viewport: { width: 390, height: 844 },
  expectedErrors: /409|412|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

/** Runs in the page: the drafts that the browser has stored, as JSON. */
const readStoredDrafts = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('studio')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => resolve(JSON.stringify(reading.result))
    }
  })

// With kills of the server and of the browser: e2e/processes/drafts.spec.ts.
test('what is typed without a connection is kept in the browser, and saved when there is one again', async ({
  page,
  context,
}) => {
  await openForm(page, 'proyek/6')
  const stored = waitForDraft(page)
  await field(page, 'Cerita').fill('Air datang malam.')
  await stored
  await context.setOffline(true)
  await field(page, 'Cerita').fill('Air datang malam. Kami siap.')
  await expect(page.getByText('Draf tersimpan di perangkat ini.', { exact: true })).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Belum tersimpan. Tidak ada koneksi ke server.')).toBeVisible()
  expect(await page.evaluate(readStoredDrafts)).toContain('Kami siap.')
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await openForm(again, 'proyek/6')
  await expect(field(again, 'Cerita')).toHaveValue('Air datang malam. Kami siap.')
  await save(again)
  const saved = await context.request.get('/api/projects/6')
  expect(await saved.text()).toContain('Air datang malam. Kami siap.')
})

test('the owner chooses between what two tabs have typed', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openForm(tab, 'proyek/5')
  const stored = waitForDraft(other)
  await field(other, 'Peran Anda').fill('Penguji')
  await stored
  // Of the two drafts, the one below is then the latest.
  await other.close()
  await field(page, 'Peran Anda').fill('Arsitek')
  const choice = page.getByRole('group', { name: 'Peran Anda' })
  await expect(choice).toContainText(/Milik AndaArsitekDraf lain, dari .*Penguji/)
  await page.close()

  const again = await context.newPage()
  await openForm(again, 'proyek/5')
  await expect(field(again, 'Peran Anda')).toHaveValue('Arsitek')
  const group = again.getByRole('group', { name: 'Peran Anda' })
  await group.getByRole('button', { name: 'Pakai dari draf itu' }).click()
  await save(again)
  expect(await (await context.request.get('/api/projects/5')).text()).toContain('"Penguji"')
})
