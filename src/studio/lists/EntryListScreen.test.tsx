import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildProject } from '../../../__mocks__/fixtures'
import { apiServer, failure, mockErrorResponse, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type { Project } from '../../contract/projects'

const projects = [
  buildProject({ id: 1, title: 'Satu', is_featured: 1 }),
  buildProject({ id: 2, title: 'Dua', is_active: 0, start_date: '2023', end_date: '2024' }),
  buildProject({ id: 3, title: 'Tiga' }),
]

/** The first answer to a write; it is released by the test. */
function holdResponse() {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release }
}

/** An API that remembers the projects, and the writes that it got. */
function serveProjects({ refusesWrites = false } = {}) {
  let rows: readonly Project[] = projects
  const writes: string[] = []
  const held = holdResponse()
  const write = async (name: string, request: Request, change: () => void) => {
    // It is sent even if the owner leaves the page at once.
    expect(request.keepalive).toBe(true)
    writes.push(name)
    await held.released
    if (refusesWrites) return failure(409, 'Ditolak')
    change()
    return success({ id: 1, ids: [] })
  }
  const findAll = (ids: readonly number[]) => projects.filter(({ id }) => ids.includes(id))
  apiServer.use(
    http.get('*/api/projects', () =>
      success({
        projects: rows,
        pagination: { currentPage: 1, totalPages: 1, totalData: rows.length, limit: 1000 },
      }),
    ),
    http.delete('*/api/projects/:id', ({ request, params: { id } }) =>
      write(`delete ${String(id)}`, request, () => {
        rows = rows.filter((row) => row.id !== Number(id))
      }),
    ),
    http.post('*/api/trash/projects/:id/restore', ({ request, params: { id } }) =>
      write(`restore ${String(id)}`, request, () => {
        rows = findAll([...rows.map((row) => row.id), Number(id)])
      }),
    ),
    http.put('*/api/order/projects', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] }
      return write(`order ${ids.join()}`, request, () => {
        rows = ids.flatMap((id) => projects.filter((project) => project.id === id))
      })
    }),
  )
  return { writes, release: held.release }
}

const shownTitles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.textContent ?? item.textContent)

/** The store notifies components of changes of the cache in the next frame. */
const expectTitles = (titles: string[]) => waitFor(() => expect(shownTitles()).toEqual(titles))

const findButton = (name: string) => screen.findByRole('button', { name })

it('shows the status of every entry, and links to its form and to a new one', async () => {
  serveProjects()
  renderStudio('/studio/proyek')
  const link = await screen.findByRole('link', { name: 'Dua' })
  expect(link).toHaveAttribute('href', '/studio/proyek/2')
  const [first, second] = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Unggulan')
  expect(second).toHaveTextContent('Full Stack · 2023 - 2024')
  expect(second).toHaveTextContent('Nonaktif')
  expect(screen.getByRole('link', { name: 'Tambah proyek' })).toHaveAttribute(
    'href',
    '/studio/proyek/baru',
  )
  expect(document.title).toBe('Proyek · Studio')
})

it('deletes at once, and restores at the same place by one key', async () => {
  const { writes, release } = serveProjects()
  const { user } = renderStudio('/studio/proyek')
  await user.click(await findButton('Hapus Dua'))
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
  await user.click(await findButton('Hapus Dua'))
  await user.click(await findButton('Hapus Satu'))
  await expectTitles(['“Satu” dihapus.Urungkan', '“Dua” dihapus.Urungkan', 'Tiga'])
})

it('takes a deletion back with a message if the server refuses it', async () => {
  expectConsoleError(/DELETE .* 409/)
  const { release } = serveProjects({ refusesWrites: true })
  const { user } = renderStudio('/studio/proyek')
  await user.click(await findButton('Hapus Satu'))
  await expectTitles(['“Satu” dihapus.Urungkan', 'Dua', 'Tiga'])
  release()
  expect(
    await screen.findByText('“Satu” tidak terhapus. Entri lain masih memakainya.'),
  ).toBeVisible()
  await expectTitles(['Satu', 'Dua', 'Tiga'])
})

it('moves an entry by its button, announces the place, and saves the last order', async () => {
  const { writes, release } = serveProjects()
  const { user } = renderStudio('/studio/proyek')
  const button = await findButton('Turunkan Satu')
  await user.click(button)
  await expectTitles(['Dua', 'Satu', 'Tiga'])
  expect(screen.getByText('Satu: nomor 2 dari 3')).toBeInTheDocument()
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  await expectTitles(['Dua', 'Tiga', 'Satu'])
  await user.click(screen.getByRole('button', { name: 'Naikkan Tiga' }))
  await expectTitles(['Tiga', 'Dua', 'Satu'])
  expect(screen.getByRole('button', { name: 'Turunkan Satu' })).toHaveAttribute(
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
  await user.click(await findButton('Turunkan Satu'))
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
