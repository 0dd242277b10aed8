import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { buildPicture, buildProject } from '../../__mocks__/fixtures'
import { apiServer, failure, success } from '../../__mocks__/handlers'
import { buildSession, renderStudio } from '../../__mocks__/renderStudio'
import { expectConsoleError } from '../../__mocks__/setup/console'
import type { AccountData } from '../contract/account'
import type { Message } from '../contract/messages'

const time = '2026-11-22T08:00:00.000Z'

const account: AccountData = {
  passkeys: [{ id: 'p1', name: 'Ponsel', created_at: time, used_at: null }],
  has_password: true,
  sessions: [buildSession()],
}

const message: Message = {
  id: 'a',
  name: 'Budi',
  email: 'budi@contoh.id',
  subject: 'Tawaran',
  message: 'Apa kabar?',
  created_at: time,
  is_read: false,
  delivery: 'delivered',
  last_error: null,
}

const page = (totalData: number) => ({ currentPage: 1, totalPages: 1, totalData, limit: 50 })

function serveContent(): void {
  const entry = { resource: 'projects', id: 1, title: 'Satu', deleted_at: time }
  apiServer.use(
    http.get('*/api/studio/account', () => success(account)),
    http.get('*/api/studio/messages', () => success({ messages: [message], pagination: page(60) })),
    http.get('*/api/pictures', () => success({ pictures: [buildPicture()] })),
    http.get('*/api/projects', () => success({ projects: [buildProject()], pagination: page(1) })),
    http.get('*/api/trash', () => success({ entries: [entry] })),
  )
}

/** Every further request waits. @returns a function that lets them fail */
function holdRequests(): () => void {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  apiServer.use(
    http.all('*/api/*', async () => {
      await released
      return failure(404, 'Gagal')
    }),
  )
  return release
}

const click = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const pending = (name: string) => () =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')

const main = () => within(screen.getByRole('main'))

interface Action {
  name: string
  path: string
  /** Before the request. */
  prepare?: (user: UserEvent) => Promise<unknown>
  act: (user: UserEvent) => Promise<unknown>
  shown: () => void
}

/** An action whose button is pending. */
const button = (path: string, name: string, prepare?: Action['prepare']): Action => ({
  name,
  path,
  prepare,
  act: (user) => click(user, name),
  shown: pending(name),
})

const typePassword = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Kata sandi sekarang'), 'lama')
  await user.type(screen.getByLabelText('Kata sandi baru'), 'gajah biru menulis surat')
}

const actions: Action[] = [
  button('keamanan', 'Hapus Ponsel'),
  button('keamanan', 'Simpan kata sandi', typePassword),
  button('keamanan', 'Keluar'),
  button('pesan', 'Ekspor CSV'),
  button('pesan', 'Tampilkan lebih banyak'),
  button('gambar', 'Hapus selamanya', (user) => click(user, 'Hapus Sawah')),
  button('gambar', 'Simpan', () => screen.findByRole('button', { name: 'Simpan' })),
  {
    name: 'mark a message as read',
    path: 'pesan',
    act: (user) => click(user, /^Tawaran/),
    shown: () => expect(main().queryByText('Belum dibaca')).toBeNull(),
  },
  {
    name: 'restore from the trash',
    path: 'sampah',
    act: (user) => click(user, 'Pulihkan Satu'),
    shown: () => expect(main().queryByText('Satu')).toBeNull(),
  },
  {
    name: 'open a form',
    path: 'proyek',
    act: async (user) =>
      user.click(await screen.findByRole('link', { name: buildProject().title })),
    shown: () => {
      expect(screen.getByRole('heading', { level: 1, name: 'Sunting proyek' })).toBeVisible()
      expect(main().getByText('Memuat …')).toBeVisible()
    },
  },
]

it.each(actions)(
  'shows the effect of an action before the server has answered: $name',
  async ({ path, prepare, act, shown }) => {
    expectConsoleError(/: 404 Gagal$/)
    serveContent()
    const { user } = renderStudio(`/studio/${path}`)
    await waitFor(() => expect(main().queryByText(/^Memuat/)).toBeNull())
    await prepare?.(user)
    const release = holdRequests()
    await act(user)
    await waitFor(shown)
    release()
    // The request has ended.
    await waitFor(() => expect(console.error).toHaveBeenCalled())
  },
)

it('shows that it tries again to load a list', async () => {
  expectConsoleError(/: 404 Gagal$/)
  holdRequests()()
  const { user } = renderStudio('/studio/proyek')
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' })
  const release = holdRequests()
  await user.click(retry)
  expect(retry).toHaveAttribute('aria-disabled', 'true')
  expect(retry).toHaveFocus()
  release()
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'false'))
})
