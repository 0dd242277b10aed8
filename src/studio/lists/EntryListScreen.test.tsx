import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildPost } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import {
  expectTitles,
  projects,
  selectAction,
  serveProjects,
} from '../../../__mocks__/projectsServer'
import { expectLinks, main } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const findButton = (name: string) => screen.findByRole('button', { name })

it('shows the status of every entry, also of one with changes, after a failure too, and links to forms', async () => {
  expectConsoleError(/401/)
  const draft = { key: 'draf-proyek', revision: 1, resource: 'projects', saved_at: '2024-01-01' }
  const drafts = [{ ...draft, entry_id: 2, changes: {} }]
  api.mockResponse('/drafts/projects', () => api.success({ drafts }))
  api.mockErrorResponse('/projects', 401)
  renderStudio('/studio/proyek')
  const retry = await findButton('Coba Lagi')
  serveProjects()
  retry.focus()
  fireEvent.click(retry)
  expect(retry).toHaveAttribute('aria-disabled', 'true')
  expect(retry).toHaveFocus()
  const link = await screen.findByRole('link', { name: 'Dua' })
  expect(link).toHaveAttribute('href', '/studio/proyek/2')
  expect(screen.getByRole('main')).toHaveFocus()
  const [first, second] = main().getAllByRole('listitem')
  expect(first).toHaveTextContent('Unggulan')
  expect(first).toHaveTextContent('Terbit')
  expect(second).toHaveTextContent('2023 – 2024 · Full Stack')
  expect(second).toHaveTextContent('Draf')
  await waitFor(() => expect(second).toHaveTextContent('Belum disimpan'))
  expect(first).not.toHaveTextContent('Belum disimpan')
  expectLinks(screen, { 'Tambah proyek': '/studio/proyek/baru' })
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
  const down = screen.getByRole('menuitem', { name: 'Turunkan' })
  expect(down).toHaveAttribute('aria-disabled', 'true')
  release()
  await waitFor(() => expect(writes).toEqual(['order 2,1,3', 'order 3,2,1']))
  await expectTitles(['Tiga', 'Dua', 'Satu'])
})

it.each([
  ['deletion', 'Hapus', /^“Satu” tidak terhapus\./, '“Satu” dihapus.Urungkan,Dua'],
  [
    'order',
    'Turunkan',
    /^Urutan tidak tersimpan\. Daftarnya sudah berubah di tempat lain/,
    'Dua,Satu',
  ],
])('takes a refused %s back with a message', async (_name, action, message, changed) => {
  expectConsoleError(/(DELETE|PUT) .* 409/)
  const { release } = serveProjects({ refusesWrites: true })
  const { user } = renderStudio('/studio/proyek')
  await selectAction(user, 'Satu', action)
  await expectTitles([...changed.split(','), 'Tiga'])
  release()
  expect(await screen.findByText(message)).toBeVisible()
  await expectTitles(['Satu', 'Dua', 'Tiga'])
})

it('asks once for a sign-in', async () => {
  expectConsoleError(/DELETE .* 401/)
  serveProjects()
  const { user } = renderStudio('/studio/proyek')
  await screen.findByRole('link', { name: 'Satu' })
  api.apiServer.use(http.delete('*/api/projects/:id', () => api.failure(401, '')))
  const reads = api.mockErrorResponse('/projects', 401)
  await selectAction(user, 'Satu', 'Hapus')
  await user.click(await findButton('Nanti saja'))
  expect(await screen.findByText(/^“Satu” tidak terhapus\./)).toBeVisible()
  await expectTitles(['Satu', 'Dua', 'Tiga'])
  expect(reads).toEqual([])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows the status, the date and the reading time of posts', async () => {
  api.servePosts([
    buildPost({ id: 1 }),
    buildPost({ id: 2, draft: true }),
    buildPost({ id: 3, hasContent: false }),
    buildPost({ id: 4, publishedAt: '2999-01-01' }),
  ])
  renderStudio('/studio/artikel')
  await screen.findByRole('link', { name: 'Artikel 1' })
  const rows = main().getAllByRole('listitem')
  const texts = rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(texts).toEqual([
    'Artikel 110 Juni 2026 · 8 menit baca · ReactTerbit',
    'Artikel 210 Juni 2026 · 8 menit baca · ReactDraf',
    'Artikel 310 Juni 2026 · ReactTanpa isi',
    'Artikel 48 menit baca · ReactTerjadwal · 1 Januari 2999',
  ])
})

const row = (title: string) =>
  main()
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name: title }))

const button = (name: string) => screen.getByRole('button', { name })

describe('one entry', () => {
  it('is hidden and shown at once', async () => {
    const { writes, release } = serveProjects()
    const { user } = renderStudio('/studio/proyek')
    await selectAction(user, 'Satu', 'Jadikan draf')
    await waitFor(() => expect(row('Satu')).toHaveTextContent('Draf'))
    expect(screen.getByText('Satu: Draf')).toBeInTheDocument()
    await selectAction(user, 'Dua', 'Publikasikan')
    await waitFor(() => expect(row('Dua')).toHaveTextContent('Terbit'))
    release()
    const updates = ['update 1 {"is_active":0}', 'update 2 {"is_active":1}']
    await waitFor(() => expect(writes).toEqual(updates))
    expect(row('Satu')).toHaveTextContent('Draf')
  })

  it('is announced with its new status, and cannot be published without a text', async () => {
    api.servePosts([
      buildPost({ id: 1, draft: true, publishedAt: '2999-01-01' }),
      buildPost({ id: 2, draft: true, hasContent: false }),
    ])
    api.apiServer.use(http.put('*/api/posts/1', () => api.success({ post: buildPost() })))
    const { user } = renderStudio('/studio/artikel')
    await selectAction(user, 'Artikel 1', 'Publikasikan')
    expect(screen.getByText('Artikel 1: Terjadwal')).toBeInTheDocument()
    await user.click(button('Tindakan untuk Artikel 2'))
    expect(screen.queryByRole('menuitem', { name: 'Publikasikan' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(button('Pilih'))
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
    await user.click(button('Publikasikan'))
    expect(row('Artikel 2')).toHaveTextContent('Draf')
  })

  it('is copied as a hidden entry with another title, which is opened', async () => {
    const { writes, release } = serveProjects({
      stored: [...projects, { ...projects[0]!, id: 4, title: 'Satu (salinan)' }],
    })
    release()
    const { user, router } = renderStudio('/studio/proyek')
    await selectAction(user, 'Satu', 'Duplikat')
    await waitFor(() => expect(router.state.location.pathname).toBe('/studio/proyek/9'))
    expect(writes).toEqual(['create Satu (salinan 2), null, 0'])
  })

  it('is copied without its former paths', async () => {
    const post = { ...buildPost({ id: 1 }), aliases: ['/2024/05/artikel/'], version: '1' }
    const bodies: unknown[] = []
    api.servePosts([post])
    api.apiServer.use(
      http.get('*/api/posts/:id', () => api.success({ post })),
      http.post('*/api/posts', async ({ request }) => {
        bodies.push(await request.json())
        return api.success({ post: { ...post, id: 9 } })
      }),
    )
    const { user, router } = renderStudio('/studio/artikel')
    await selectAction(user, 'Artikel 1', 'Duplikat')
    await waitFor(() => expect(router.state.location.pathname).toBe('/studio/artikel/9'))
    expect(bodies).toMatchObject([{ title: 'Artikel 1 (salinan)', draft: true, aliases: [] }])
  })
})

it('deletes several entries, and restores them at their places by one key', async () => {
  const { writes, release } = serveProjects()
  const { user } = renderStudio('/studio/proyek')
  await user.click(await findButton('Pilih'))
  // No menus and handles while entries are selected, and no action for none.
  expect(screen.queryByRole('button', { name: 'Tindakan untuk Satu' })).not.toBeInTheDocument()
  expect(button('Hapus')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Hapus'))
  expect(writes).toEqual([])
  await user.click(button('Pilih'))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(button('Tindakan untuk Satu')).toBeVisible()

  await user.click(button('Pilih'))
  for (const name of ['Pilih Satu', 'Pilih Tiga']) {
    await user.click(screen.getByRole('checkbox', { name }))
  }
  await user.click(button('Hapus'))
  await expectTitles(['“Satu” dihapus.Urungkan', 'Dua', '“Tiga” dihapus.Urungkan'])
  expect(screen.getByText('2 entri dihapus.')).toBeVisible()
  expect(button('Urungkan semua')).toHaveFocus()
  release()
  await user.keyboard('{Enter}')
  await expectTitles(['Satu', 'Dua', 'Tiga'])
  expect(screen.getByRole('link', { name: 'Satu' })).toHaveFocus()
  const expected = ['delete 1', 'delete 3', 'restore 1', 'restore 3']
  await waitFor(() => expect(writes.toSorted()).toEqual(expected))
  await expectTitles(['Satu', 'Dua', 'Tiga'])
})

it('reads the trash again after a refusal: another window may have restored one', async () => {
  expectConsoleError(/404/)
  let entries = [{ resource: 'projects', id: 1, title: 'Satu', deleted_at: '2026-11-22T08:00:00Z' }]
  const requests = api.mockResponse('/trash', () => api.success({ entries }))
  api.apiServer.use(http.post('*/api/trash/projects/1/restore', () => api.failure(404, 'gone')))
  const { user } = renderStudio('/studio/sampah')
  const button = await screen.findByRole('button', { name: 'Pulihkan Satu' })
  entries = []
  await user.click(button)
  expect(await screen.findByText(/^“Satu” tidak dipulihkan/)).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(2))
  await waitFor(() => expect(main().queryByText('Satu')).not.toBeInTheDocument())
})
