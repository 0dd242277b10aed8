import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as api from '../../../__mocks__/handlers'
import { buildSession, renderStudio as renderAt } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { reducer } from '../../app/store'
import type { AccountData, Session } from '../../contract/account'

const session: Session = {
  ...buildSession(),
  device: 'Chrome, Android',
  used_at: '2026-11-22T08:00:00.000Z',
  expires_at: '2026-11-29T08:00:00.000Z',
}

const account: AccountData = {
  passkeys: [
    { id: 'p1', name: 'Ponsel', created_at: '2026-11-01T08:00:00.000Z', used_at: session.used_at },
    { id: 'p2', name: 'Laptop', created_at: '2026-11-02T08:00:00.000Z', used_at: null },
  ],
  has_password: true,
  sessions: [session, { ...session, id: 'b', device: '', is_current: false }],
}

const password = 'kuda hijau membaca peta'

function renderStudio(path: string, signedIn: Session | null = session) {
  api.apiServer.use(http.get('*/api/studio/account', () => api.success(account)))
  return renderAt(path, () => api.success(signedIn ? { session: signedIn } : {}))
}

type Method = 'post' | 'put' | 'delete'

/** Answers writes in order; returns the bodies. The last answer is repeated. */
function answer(method: Method, path: string, ...responses: (() => Response)[]): unknown[] {
  const bodies: unknown[] = []
  api.apiServer.use(
    http[method](`*/api/studio${path}`, async ({ request }) => {
      const text = await request.text()
      bodies.push(text ? JSON.parse(text) : undefined)
      return responses[Math.min(bodies.length, responses.length) - 1]?.() ?? HttpResponse.error()
    }),
  )
  return bodies
}

const signedIn = () => api.success({ session })
const done = () => api.success({})
const refusals = (...statuses: number[]) =>
  statuses.map((status) => () => api.failure(status, 'no'))
const findButton = (name: string) => screen.findByRole('button', { name })

function enter(label: string, value: string, container: HTMLElement = document.body): void {
  fireEvent.input(within(container).getByLabelText(label), { target: { value } })
}

/** Enters the password and sends it, on the screen or in the dialog. */
async function signIn(container: HTMLElement = document.body) {
  await within(container).findByLabelText('Kata sandi')
  enter('Kata sandi', password, container)
  fireEvent.click(within(container).getByRole('button', { name: 'Masuk' }))
}

it('explains refusals, signs in in place, and keeps the password out of actions and state', async () => {
  expectConsoleError(/session\/password/)
  const shown: string[] = []
  const recorder = (state = null, action: unknown) => {
    shown.push(JSON.stringify(action))
    return state
  }
  reducer.inject({ reducerPath: 'recorder', reducer: recorder })
  const ofOrigin = () => api.failure(403, 'no', [{ path: 'origin', message: 'is another site' }])
  const responses = [...refusals(403), ofOrigin, ...refusals(426, 429, 500), signedIn]
  const bodies = answer('post', '/session/password', ...responses)
  const { router, store } = renderStudio('/studio/keamanan', null)
  expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
  expect(screen.queryByText('Ringkasan')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cari…' })).not.toBeInTheDocument()
  for (const text of [
    'Tidak diterima. Periksa lagi, atau pakai cara masuk yang lain.',
    'Studio harus dibuka di alamat yang ada di PUBLIC_URL.',
    'Masuk memerlukan https, atau http://localhost di komputer ini sendiri.',
    'Terlalu banyak percobaan yang salah. Tunggu sebentar, atau masuk dengan passkey.',
    'Terjadi kesalahan. Silakan coba lagi.',
  ]) {
    await signIn()
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
  }
  await signIn()
  expect(await screen.findByRole('heading', { name: 'Keamanan' })).toBeVisible()
  expect(screen.getByText('Ringkasan')).toBeInTheDocument()
  expect(bodies).toEqual(Array(6).fill({ password }))
  expect(router.state.location.pathname).toBe('/studio/keamanan')
  await findButton('Keluar')
  expect(shown.join()).toContain('signInWithPassword')
  expect([...shown, JSON.stringify(store.getState())].join()).not.toContain(password)
})

it('explains why an invitation is incomplete or refused', async () => {
  for (const hash of ['', '#terlalu-pendek']) {
    const { unmount } = renderStudio(`/studio/undangan${hash}`, null)
    expect(await screen.findByRole('alert')).toHaveTextContent('Tautan undangan ini tidak lengkap.')
    unmount()
  }
  expectConsoleError(/invitation/)
  const invalidPasskey = () => api.failure(400, 'no', [{ path: 'credential', message: 'no' }])
  answer('post', '/invitation', ...refusals(400, 404), invalidPasskey)
  renderStudio(`/studio/undangan#${'S'.repeat(43)}`, null)
  fireEvent.click(await screen.findByText('Kata sandi'))
  expect(screen.getByLabelText('Kata sandi baru')).not.toBeVisible()
  fireEvent.click(await findButton('Buka Studio'))
  expect(screen.getByLabelText('Kata sandi baru')).toBeVisible()
  for (const text of [
    'Kata sandi itu terlalu pendek atau mudah ditebak.',
    'Undangan ini sudah dipakai atau kedaluwarsa.',
    'Terjadi kesalahan. Silakan coba lagi.',
  ]) {
    enter('Kata sandi baru', password)
    fireEvent.click(await findButton('Buka Studio'))
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  }
})

it('lists passkeys and sessions, and changes the password, which requires the current one', async () => {
  expectConsoleError(/password: 422/)
  const bodies = answer('put', '/password', () => api.failure(422, 'wrong'), done)
  const { user } = renderStudio('/studio/keamanan')
  expect(await screen.findByText('dibuat 1 November 2026 · dipakai 22 November 2026')).toBeVisible()
  expect(screen.getByText('dibuat 2 November 2026 · belum pernah dipakai')).toBeVisible()
  expect(screen.getByText('perangkat ini · berakhir 29 November 2026')).toBeVisible()
  expect(screen.getByText('Perangkat tidak dikenal')).toBeVisible()

  const next = 'gajah biru menulis surat'
  await user.click(screen.getByText('Ganti kata sandi'))
  const current = screen.getByLabelText('Kata sandi sekarang')
  expect(current).toHaveAttribute('type', 'password')
  await user.click(screen.getAllByRole('checkbox', { name: 'Tampilkan' })[0]!)
  expect(current).toHaveAttribute('type', 'text')
  enter('Kata sandi sekarang', 'salah')
  enter('Kata sandi baru', next)
  await user.click(await findButton('Simpan kata sandi'))
  expect(await screen.findByText('Kata sandi yang sekarang tidak benar.')).toBeVisible()
  await user.click(await findButton('Simpan kata sandi'))
  expect(await screen.findByText(/^Kata sandi tersimpan\./)).toBeVisible()
  expect(bodies).toEqual(Array(2).fill({ current_password: 'salah', new_password: next }))
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('')
})

it('refuses to remove the only sign-in method until there is another one', async () => {
  expectConsoleError(/passkeys\/p1: 409/)
  answer('delete', '/passkeys/p1', ...refusals(409))
  answer('put', '/password', done)
  const { user } = renderStudio('/studio/keamanan')
  const only = { ...account, passkeys: account.passkeys.slice(0, 1), has_password: false }
  api.apiServer.use(http.get('*/api/studio/account', () => api.success(only)))
  await user.click(await findButton('Hapus Ponsel'))
  expect(await screen.findByText(/^Ini satu-satunya cara masuk/)).toBeVisible()
  only.has_password = true
  await user.click(screen.getByText('Buat kata sandi'))
  enter('Kata sandi baru', password)
  await user.click(await findButton('Simpan kata sandi'))
  await findButton('Hapus kata sandi')
  expect(screen.queryByText(/^Ini satu-satunya/)).not.toBeInTheDocument()
})

it('asks to sign in again for a change, and makes it only then', async () => {
  expectConsoleError(/passkeys\/p1: 403/)
  expectConsoleError(/sessions: 403/)
  const ended = answer('delete', '/sessions', ...refusals(403))
  const deletions = answer('delete', '/passkeys/p1', ...refusals(403), done)
  answer('post', '/session/password', signedIn)
  const { user } = renderStudio('/studio/keamanan')
  const button = await findButton('Akhiri semua sesi lain')
  await user.click(button)
  await user.click(await findButton('Nanti saja'))
  expect(await screen.findByText(/^Belum diubah/)).toBeVisible()
  expect(ended).toHaveLength(1)
  expect(button).toHaveFocus()

  await user.click(await findButton('Hapus Ponsel'))
  const dialog = await screen.findByRole('dialog', { name: 'Masuk lagi' })
  expect(dialog).toHaveTextContent('buktikan sekali lagi bahwa ini Anda')
  await signIn(dialog)
  expect(await screen.findByText('Passkey “Ponsel” sudah dihapus.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(deletions).toHaveLength(2)
})

it('signs out, forgets what it has read, and shows a failure of the server with a retry', async () => {
  expectConsoleError(/studio\/session/)
  const requests = answer('delete', '/session', done)
  const { store, unmount } = renderStudio('/studio/keamanan')
  await screen.findByText('Perangkat tidak dikenal')
  api.apiServer.use(http.get('*/api/studio/session', () => api.success({})))
  fireEvent.click(await findButton('Keluar'))
  expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
  expect(requests).toHaveLength(1)
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('Laptop'))
  unmount()
  renderAt('/studio', () => api.failure(404, 'no'))
  expect(await screen.findByRole('heading', { name: 'Studio gagal dimuat' })).toBeVisible()
  api.apiServer.use(http.get('*/api/studio/session', () => api.success({})))
  fireEvent.click(await findButton('Coba Lagi'))
  expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
})
