import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { buildMessage, buildPicture, buildProject } from '../../__mocks__/fixtures'
import { apiServer, failure, hold, success } from '../../__mocks__/handlers'
import { main } from '../../__mocks__/queries'
import { buildSession, renderStudio } from '../../__mocks__/renderStudio'
import { expectConsoleError } from '../../__mocks__/setup/console'

const account = {
  passkeys: [{ id: 'p1', name: 'Ponsel', created_at: '2026-11-22T08:00:00.000Z', used_at: null }],
  has_password: true,
  sessions: [buildSession()],
}

const message = buildMessage({ subject: 'Tawaran' })

function serveContent(): void {
  apiServer.use(
    http.get('*/api/studio/account', () => success(account)),
    http.get('*/api/studio/messages', () => success({ messages: [message] })),
    http.get('*/api/pictures', () => success({ pictures: [buildPicture()] })),
    http.get('*/api/projects', () => success({ projects: [buildProject()] })),
  )
}

/** Every further request waits. @returns a function that lets them fail */
function holdRequests(): () => void {
  const { released, release } = hold()
  apiServer.use(
    http.all('*/api/*', async () => {
      await released
      return failure(404, 'Gagal')
    }),
  )
  return release
}

const click = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('button', { name }))

const pending = (name: string) => () =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')

const openForm = () =>
  void fireEvent.click(main().getByRole('link', { name: buildProject().title }))

it.each<[string, string, () => Promise<void> | void, () => void]>([
  ['deleting a passkey', 'keamanan', () => click('Hapus Ponsel'), pending('Hapus Ponsel')],
  ['signing out', 'keamanan', () => click('Keluar'), pending('Keluar')],
  ['exporting messages', 'pesan', () => click('Ekspor CSV'), pending('Ekspor CSV')],
  ['saving a description', 'gambar', () => click('Simpan'), pending('Simpan')],
  [
    'reading a message',
    'pesan',
    () => click(/^Tawaran/),
    () => expect(main().queryByText('Belum dibaca')).toBeNull(),
  ],
  [
    'opening a form',
    'proyek',
    openForm,
    () => expect(main().getByText('Memuat proyek …')).toBeVisible(),
  ],
])('shows the effect before the server has answered: %s', async (_name, path, act, shown) => {
  expectConsoleError(/: 404 Gagal$/)
  serveContent()
  renderStudio(`/studio/${path}`)
  await waitFor(() => expect(main().queryByText(/^Memuat/)).toBeNull())
  const release = holdRequests()
  await act()
  await waitFor(shown)
  release()
  // The request has ended.
  await waitFor(() => expect(console.error).toHaveBeenCalled())
})
