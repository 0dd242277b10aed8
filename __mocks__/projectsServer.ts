import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import type { Project } from '../src/contract/projects'
import { buildProject } from './fixtures'
import { apiServer, failure, hold, success } from './handlers'

export const projects = [
  buildProject({ id: 1, title: 'Satu', is_featured: 1 }),
  buildProject({ id: 2, title: 'Dua', is_active: 0, start_date: '2023', end_date: '2024' }),
  buildProject({ id: 3, title: 'Tiga' }),
]

/** An API that remembers the projects, and the writes that it got; the test releases their answers. */
export function serveProjects({ refusesWrites = false, stored = projects } = {}) {
  let rows: readonly Project[] = stored
  const writes: string[] = []
  const { released, release } = hold()
  const write = async (name: string, change: () => void) => {
    writes.push(name)
    await released
    if (refusesWrites) return failure(409, 'Ditolak')
    change()
    return success({ id: 1, ids: [], project: { ...projects[0], id: 9 } })
  }
  const findAll = (ids: readonly number[]) => stored.filter(({ id }) => ids.includes(id))
  apiServer.use(
    http.get('*/api/projects', () => success({ projects: rows })),
    http.delete('*/api/projects/:id', ({ request, params: { id } }) => {
      // It is sent even if the owner leaves the page at once.
      expect(request.keepalive).toBe(true)
      return write(`delete ${String(id)}`, () => {
        rows = rows.filter((row) => row.id !== Number(id))
      })
    }),
    http.post('*/api/trash/projects/:id/restore', ({ params: { id } }) =>
      write(`restore ${String(id)}`, () => {
        rows = findAll([...rows.map((row) => row.id), Number(id)])
      }),
    ),
    http.get('*/api/projects/:id', ({ params: { id } }) =>
      success({ project: { ...findAll([Number(id)])[0], version: '1' } }),
    ),
    http.post('*/api/projects', async ({ request }) => {
      const { title, slug, is_active } = (await request.json()) as Project
      return write(`create ${title}, ${slug}, ${is_active}`, () => undefined)
    }),
    http.put('*/api/projects/:id', async ({ request, params: { id } }) => {
      const changes = (await request.json()) as Partial<Project>
      return write(`update ${String(id)} ${JSON.stringify(changes)}`, () => {
        rows = rows.map((row) => (row.id === Number(id) ? { ...row, ...changes } : row))
      })
    }),
    http.put('*/api/order/projects', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] }
      return write(`order ${ids.join()}`, () => {
        rows = ids.flatMap((id) => stored.filter((project) => project.id === id))
      })
    }),
  )
  return { writes, release }
}

export const shownTitles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.textContent ?? item.textContent)

/** The store notifies components of changes of the cache in the next frame. */
export const expectTitles = (titles: string[]) =>
  waitFor(() => expect(shownTitles()).toEqual(titles))

/** Selects an action in the menu of an entry. */
export async function selectAction(user: UserEvent, title: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Tindakan untuk ${title}` }))
  await user.click(screen.getByRole('menuitem', { name: action }))
}
