import { screen, waitFor, within } from '@testing-library/react'
import { buildPost } from '../../../__mocks__/fixtures'
import { mockErrorResponse, mockResponse, servePosts, success } from '../../../__mocks__/handlers'
import { expectTitles, selectAction, serveProjects } from '../../../__mocks__/projectsServer'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const findButton = (name: string) => screen.findByRole('button', { name })

it('shows the status of every entry, and links to its form and to a new one', async () => {
  serveProjects()
  renderStudio('/studio/proyek')
  const link = await screen.findByRole('link', { name: 'Dua' })
  expect(link).toHaveAttribute('href', '/studio/proyek/2')
  const [first, second] = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Unggulan')
  expect(first).toHaveTextContent('Terbit')
  expect(second).toHaveTextContent('Full Stack · 2023 – 2024')
  expect(second).toHaveTextContent('Draf')
  expect(screen.getByRole('link', { name: 'Tambah proyek' })).toHaveAttribute(
    'href',
    '/studio/proyek/baru',
  )
  expect(document.title).toBe('Proyek · Studio')
})

it('deletes at once, and restores at the same place by one key', async () => {
  const { writes, release } = serveProjects()
  const { user } = renderStudio('/studio/proyek')
  await selectAction(user, 'Dua', 'Hapus')
  await expectTitles(['Satu', '“Dua” dihapus.Urungkan', 'Tiga'])
  expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus()

  await user.keyboard('{Enter}')
  await expectTitles(['Satu', 'Dua', 'Tiga'])
  expect(screen.getByRole('link', { name: 'Dua' })).toHaveFocus()
  expect(writes).toEqual(['delete 2'])
  release()
  await waitFor(() => expect(writes).toEqual(['delete 2', 'restore 2']))
  await expectTitles(['Satu', 'Dua', 'Tiga'])
})

it('keeps deleted entries at their places when several are deleted', async () => {
  const { release } = serveProjects()
  release()
  const { user } = renderStudio('/studio/proyek')
  await selectAction(user, 'Dua', 'Hapus')
  await selectAction(user, 'Satu', 'Hapus')
  await expectTitles(['“Satu” dihapus.Urungkan', '“Dua” dihapus.Urungkan', 'Tiga'])
})

it('takes a deletion back with a message if the server refuses it', async () => {
  expectConsoleError(/DELETE .* 409/)
  const { release } = serveProjects({ refusesWrites: true })
  const { user } = renderStudio('/studio/proyek')
  await selectAction(user, 'Satu', 'Hapus')
  await expectTitles(['“Satu” dihapus.Urungkan', 'Dua', 'Tiga'])
  release()
  expect(
    await screen.findByText('“Satu” tidak terhapus. Entri lain masih memakainya.'),
  ).toBeVisible()
  await expectTitles(['Satu', 'Dua', 'Tiga'])
})

it('moves an entry by its menu, announces the place, and saves the last order', async () => {
  const { writes, release } = serveProjects()
  const { user } = renderStudio('/studio/proyek')
  await selectAction(user, 'Satu', 'Turunkan')
  await expectTitles(['Dua', 'Satu', 'Tiga'])
  expect(screen.getByText('Satu: nomor 2 dari 3')).toBeInTheDocument()
  expect(await findButton('Tindakan untuk Satu')).toHaveFocus()
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
  await expectTitles(['Dua', 'Tiga', 'Satu'])
  await selectAction(user, 'Tiga', 'Naikkan')
  await expectTitles(['Tiga', 'Dua', 'Satu'])
  await user.click(await findButton('Tindakan untuk Satu'))
  expect(screen.getByRole('menuitem', { name: 'Turunkan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  release()
  await waitFor(() => expect(writes).toEqual(['order 2,1,3', 'order 3,2,1']))
  await expectTitles(['Tiga', 'Dua', 'Satu'])
})

it('takes an order back with a message if the server refuses it', async () => {
  expectConsoleError(/PUT .* 409/)
  const { release } = serveProjects({ refusesWrites: true })
  const { user } = renderStudio('/studio/proyek')
  await selectAction(user, 'Satu', 'Turunkan')
  await expectTitles(['Dua', 'Satu', 'Tiga'])
  release()
  expect(await screen.findByText(/^Urutan tidak tersimpan\./)).toBeVisible()
  await expectTitles(['Satu', 'Dua', 'Tiga'])
})

it('offers to load a list again that could not be loaded', async () => {
  expectConsoleError(/401/)
  mockErrorResponse('/projects', 401)
  const { user } = renderStudio('/studio/proyek')
  const retry = await findButton('Coba Lagi')
  serveProjects()
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Satu' })).toBeVisible()
})

it('shows the status, the date and the reading time of posts', async () => {
  servePosts([
    buildPost({ id: 1 }),
    buildPost({ id: 2, draft: true }),
    buildPost({ id: 3, hasContent: false }),
    buildPost({ id: 4, publishedAt: '2999-01-01' }),
  ])
  renderStudio('/studio/artikel')
  await screen.findByRole('link', { name: 'Artikel 1' })
  const texts = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  expect(texts).toEqual([
    'Artikel 110 Juni 2026 · 8 menit baca · ReactTerbit',
    'Artikel 210 Juni 2026 · 8 menit baca · ReactDraf',
    'Artikel 310 Juni 2026 · ReactTanpa isi',
    'Artikel 48 menit baca · ReactTerjadwal · 1 Januari 2999',
  ])
})

it('offers to add the first entry', async () => {
  mockResponse('/testimonials', () => success({ testimonials: [] }))
  renderStudio('/studio/testimoni')
  expect(await screen.findByRole('heading', { name: 'Belum ada testimoni' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tambah testimoni' })).toHaveAttribute(
    'href',
    '/studio/testimoni/baru',
  )
})
