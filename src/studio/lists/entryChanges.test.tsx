import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildExperience } from '../../../__mocks__/fixtures'
import { apiServer, success } from '../../../__mocks__/handlers'
import {
  expectTitles,
  projects,
  selectAction,
  serveProjects,
} from '../../../__mocks__/projectsServer'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const row = (title: string) =>
  within(screen.getByRole('main'))
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
    await selectAction(user, 'Dua', 'Terbitkan')
    await waitFor(() => expect(row('Dua')).toHaveTextContent('Terbit'))
    release()
    await waitFor(() =>
      expect(writes).toEqual(['update 1 {"is_active":0}', 'update 2 {"is_active":1}']),
    )
    expect(row('Satu')).toHaveTextContent('Draf')
  })

  it('is shown as before if the server refuses, with a message until it accepts', async () => {
    expectConsoleError(/PUT .* 409/)
    const { release } = serveProjects({ refusesWrites: true })
    const { user } = renderStudio('/studio/proyek')
    await selectAction(user, 'Satu', 'Jadikan draf')
    release()
    expect(await screen.findByText('“Satu” tidak berubah. Ditolak')).toBeVisible()
    await waitFor(() => expect(row('Satu')).toHaveTextContent('Terbit'))
    serveProjects().release()
    await selectAction(user, 'Satu', 'Jadikan draf')
    await waitFor(() => expect(screen.queryByText(/tidak berubah/)).not.toBeInTheDocument())
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

  it('is copied as the draft of a new entry where entries cannot be hidden', async () => {
    const storedKeys: unknown[] = []
    const experience = { ...buildExperience({ id: 1, job_title: 'Perancang' }), version: '1' }
    apiServer.use(
      http.get('*/api/experience', () =>
        success({
          experiences: [experience],
          pagination: { currentPage: 1, totalPages: 1, totalData: 1, limit: 1000 },
        }),
      ),
      http.get('*/api/experience/1', () => success({ experience })),
      http.get('*/api/drafts/experience', () => success({ drafts: [] })),
      http.put('*/api/drafts/experience/:key', ({ params: { key } }) => {
        storedKeys.push(key)
        return success({ draft: { key, revision: 1 } })
      }),
    )
    const { user } = renderStudio('/studio/pengalaman')
    await selectAction(user, 'Perancang', 'Duplikat')
    expect(await screen.findByRole('textbox', { name: 'Jabatan (wajib)' })).toHaveValue(
      'Perancang (salinan)',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Tambah pengalaman' })).toBeVisible()
    await waitFor(() => expect(storedKeys).toHaveLength(1))
  })
})

describe('several entries', () => {
  async function select(...names: string[]) {
    const server = serveProjects()
    const { user } = renderStudio('/studio/proyek')
    await user.click(await screen.findByRole('button', { name: 'Pilih' }))
    for (const name of names) await user.click(screen.getByRole('checkbox', { name }))
    return { ...server, user }
  }

  it('are hidden and shown', async () => {
    const { writes, release, user } = await select('Pilih semua')
    expect(screen.getByText('3 dipilih')).toBeVisible()
    await user.click(button('Jadikan draf'))
    expect(screen.getByText('2 entri: Draf')).toBeInTheDocument()
    release()
    await waitFor(() => expect(writes).toHaveLength(2))
    await waitFor(() => expect(row('Tiga')).toHaveTextContent('Draf'))
    await user.click(button('Terbitkan'))
    await waitFor(() => expect(row('Tiga')).toHaveTextContent('Terbit'))
    await waitFor(() => expect(writes).toHaveLength(5))
  })

  it('are deleted, and restored at their places by one key', async () => {
    const { writes, release, user } = await select('Pilih Satu', 'Pilih Tiga')
    await user.click(button('Hapus'))
    await expectTitles(['“Satu” dihapus.Urungkan', 'Dua', '“Tiga” dihapus.Urungkan'])
    expect(screen.getByText('2 entri dihapus.')).toBeVisible()
    expect(button('Urungkan semua')).toHaveFocus()
    release()
    await user.keyboard('{Enter}')
    await expectTitles(['Satu', 'Dua', 'Tiga'])
    expect(screen.getByRole('link', { name: 'Satu' })).toHaveFocus()
    await waitFor(() =>
      expect(writes.toSorted()).toEqual(['delete 1', 'delete 3', 'restore 1', 'restore 3']),
    )
    await expectTitles(['Satu', 'Dua', 'Tiga'])
  })

  it('have neither menus nor handles while they are selected, and no action for none', async () => {
    const { writes, user } = await select()
    expect(screen.queryByRole('button', { name: 'Tindakan untuk Satu' })).not.toBeInTheDocument()
    expect(button('Hapus')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Hapus'))
    expect(writes).toEqual([])
    await user.click(button('Pilih'))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(button('Tindakan untuk Satu')).toBeVisible()
  })
})
