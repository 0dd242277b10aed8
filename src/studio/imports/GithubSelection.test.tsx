import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type { GithubRepository, ImportChanges } from '../../contract/imports'

const repositories: GithubRepository[] = [
  { name: 'peta', description: 'Peta air', stars: 12, language: 'Go', is_selected: true },
  { name: 'dotfiles', stars: 0, is_selected: false },
]

const changes: ImportChanges = {
  added: [{ resource: 'projects', title: 'dotfiles' }],
  ...{ changed: [], removed: [], kept: [], unchanged: 0 },
}

/** Serves a search and its import, and keeps the names and the imports that are sent. */
function serveGithub(found = repositories) {
  const searched: (string | null)[] = []
  const sent: unknown[] = []
  apiServer.use(
    http.get('*/api/studio/imports/github', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('name'))
      return success({ repositories: found })
    }),
    http.post('*/api/studio/imports/preview', async ({ request }) => {
      sent.push(await request.json())
      const sources = [{ kind: 'GitHub', taken: '1 proyek', notes: '' }]
      return success({ sources, changes, replacing: changes })
    }),
    http.post('*/api/studio/imports', async ({ request }) => {
      sent.push(await request.json())
      return success({ changes, missing_pictures: '' })
    }),
  )
  return { searched, sent }
}

async function search(name: string) {
  const { user } = renderStudio('/studio/impor')
  await user.type(await screen.findByLabelText('Nama pengguna GitHub'), `${name}{Enter}`)
  return user
}

const runButton = () => screen.queryByRole('button', { name: 'Impor sekarang' })

it('imports the repositories that are selected, after a preview', async () => {
  const { searched, sent } = serveGithub()
  const user = await search('https://github.com/dewi/')
  const peta = await screen.findByRole('checkbox', { name: 'peta Peta air Go · 12 bintang' })
  expect(searched).toEqual(['dewi'])
  expect(peta).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'dotfiles' }))
  await user.click(peta)
  expect(screen.getByRole('group', { name: 'Repositori: 1 dari 2 dipilih' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tampilkan perubahan' }))
  expect(await screen.findByText('GitHub: 1 proyek')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Impor sekarang' }))
  expect(await screen.findByText('Impor selesai.')).toBeVisible()
  const github = { name: 'dewi', repositories: ['dotfiles'] }
  expect(sent).toEqual([{ github }, { github, replaces: false, deletes: false }])
})

it('removes a preview whose selection has changed', async () => {
  serveGithub()
  const user = await search('dewi')
  await user.click(await screen.findByRole('button', { name: 'Tampilkan perubahan' }))
  await waitFor(() => expect(runButton()).toBeVisible())
  await user.click(screen.getByRole('checkbox', { name: 'dotfiles' }))
  expect(runButton()).not.toBeInTheDocument()
})

it('offers the profile of a user without repositories', async () => {
  const { sent } = serveGithub([])
  const user = await search('@dewi')
  expect(await screen.findByText(/^Pengguna ini tidak punya repositori publik/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tampilkan perubahan' }))
  await waitFor(() => expect(sent).toEqual([{ github: { name: 'dewi', repositories: [] } }]))
})

it('shows why GitHub was not read', async () => {
  expectConsoleError(/imports\/github: 400/)
  const message = 'api.github.com tidak dapat dihubungi (EAI_AGAIN): periksa koneksi.'
  apiServer.use(http.get('*/api/studio/imports/github', () => failure(400, message)))
  await search('dewi')
  expect(await screen.findByText(message)).toBeVisible()
})
