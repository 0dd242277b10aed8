import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { renderStudio as renderAt } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { reducer } from '../../app/store'
import type { AccountData, Session } from '../../contract/account'

const session: Session = {
  id: 'a',
  device: 'Chrome, Android',
  signed_in_at: '2026-11-20T08:00:00.000Z',
  used_at: '2026-11-22T08:00:00.000Z',
  expires_at: '2026-11-29T08:00:00.000Z',
  is_current: true,
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

/** Renders the studio for who has signed in, or has not. */
function renderStudio(path: string, signedIn: Session | null = session) {
  apiServer.use(http.get('*/api/studio/account', () => success(account)))
  return renderAt(path, () => success(signedIn ? { session: signedIn } : {}))
}

type Method = 'post' | 'put' | 'delete'

/** Answers writes in order; returns the bodies. The last answer is repeated. */
function answer(method: Method, path: string, ...responses: (() => Response)[]): unknown[] {
  const bodies: unknown[] = []
  apiServer.use(
    http[method](`*/api/studio${path}`, async ({ request }) => {
      const text = await request.text()
      bodies.push(text ? JSON.parse(text) : undefined)
      return responses[Math.min(bodies.length, responses.length) - 1]?.() ?? HttpResponse.error()
    }),
  )
  return bodies
}

const signedIn = () => success({ session })
const done = () => success({})

/** Types the password and sends it, on the screen or in the dialog. */
async function signIn(user: UserEvent, container: HTMLElement = document.body) {
  await user.type(await within(container).findByLabelText('Kata sandi'), password)
  await user.click(within(container).getByRole('button', { name: 'Masuk' }))
}

describe('without a session', () => {
  it('signs in in place of the screen, whose address remains', async () => {
    const bodies = answer('post', '/session/password', signedIn)
    const { user, router } = renderStudio('/studio/keamanan', null)
    expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
    expect(screen.queryByText('Ringkasan')).not.toBeInTheDocument()
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Keamanan' })).toBeVisible()
    expect(screen.getByText('Ringkasan')).toBeInTheDocument()
    expect(bodies).toEqual([{ password }])
    expect(router.state.location.pathname).toBe('/studio/keamanan')
  })

  it.each([
    [403, 'Tidak diterima. Periksa lagi, atau pakai cara masuk yang lain.'],
    [426, 'Masuk memerlukan https, atau http://localhost di komputer ini sendiri.'],
    [429, 'Terlalu banyak percobaan yang salah. Tunggu sebentar, atau masuk dengan passkey.'],
    [500, 'Terjadi kesalahan. Silakan coba lagi.'],
  ])('explains a refusal with status %d, and sends a password once', async (status, text) => {
    expectConsoleError(/session\/password/)
    const bodies = answer('post', '/session/password', () => failure(status, 'no'))
    const { user } = renderStudio('/studio', null)
    await signIn(user)
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
    expect(bodies).toHaveLength(1)
  })

  it('shows a failure of the server with a retry', async () => {
    expectConsoleError(/studio\/session/)
    const { user } = renderAt('/studio', () => failure(404, 'no'))
    expect(await screen.findByRole('heading', { name: 'Studio gagal dimuat' })).toBeVisible()
    apiServer.use(http.get('*/api/studio/session', () => success({})))
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
    expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
  })

  it('keeps the password out of actions and state', async () => {
    const shown: string[] = []
    const recorder = (state = null, action: unknown) => {
      shown.push(JSON.stringify(action))
      return state
    }
    reducer.inject({ reducerPath: 'recorder', reducer: recorder })
    answer('post', '/session/password', signedIn)
    const { user, store } = renderStudio('/studio', null)
    await signIn(user)
    await screen.findByRole('button', { name: 'Keluar' })
    expect(shown.join()).toContain('signInWithPassword')
    expect([...shown, JSON.stringify(store.getState())].join()).not.toContain(password)
  })
})

describe('an invitation', () => {
  const secret = 'S'.repeat(43)

  it.each(['', '#', '#terlalu-pendek'])('is not complete with the fragment "%s"', async (hash) => {
    renderStudio(`/studio/undangan${hash}`, null)
    expect(await screen.findByRole('alert')).toHaveTextContent('Tautan undangan ini tidak lengkap.')
  })

  it.each([
    [400, 'Kata sandi itu terlalu pendek atau mudah ditebak.'],
    [404, 'Undangan ini sudah dipakai atau kedaluwarsa.'],
  ])('explains a refusal with status %d', async (status, text) => {
    expectConsoleError(/invitation/)
    answer('post', '/invitation', () => failure(status, 'no'))
    const { user } = renderStudio(`/studio/undangan#${secret}`, null)
    await user.type(await screen.findByLabelText('Kata sandi baru'), password)
    await user.click(screen.getByRole('button', { name: 'Buka Studio' }))
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  })
})

describe('the security screen', () => {
  it('lists passkeys and sessions', async () => {
    renderStudio('/studio/keamanan')
    expect(
      await screen.findByText('dibuat 1 November 2026 · dipakai 22 November 2026'),
    ).toBeVisible()
    expect(screen.getByText('dibuat 2 November 2026 · belum pernah dipakai')).toBeVisible()
    expect(screen.getByText('perangkat ini · berakhir 29 November 2026')).toBeVisible()
    expect(screen.getByText('Perangkat tidak dikenal')).toBeVisible()
  })

  it('asks to sign in again for a change, and then makes it', async () => {
    expectConsoleError(/passkeys\/p1: 403/)
    const deletions = answer('delete', '/passkeys/p1', () => failure(403, 'no'), done)
    answer('post', '/session/password', signedIn)
    const { user } = renderStudio('/studio/keamanan')
    await user.click(await screen.findByRole('button', { name: 'Hapus Ponsel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Masuk lagi' })
    expect(dialog).toHaveTextContent('buktikan sekali lagi bahwa ini Anda')
    await signIn(user, dialog)
    expect(await screen.findByText('Passkey “Ponsel” sudah dihapus.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(deletions).toHaveLength(2)
  })

  it('changes nothing when the owner does not sign in again', async () => {
    expectConsoleError(/sessions: 403/)
    const requests = answer('delete', '/sessions', () => failure(403, 'no'))
    const { user } = renderStudio('/studio/keamanan')
    const button = await screen.findByRole('button', { name: 'Akhiri semua sesi lain' })
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Nanti saja' }))
    expect(await screen.findByText(/^Belum diubah/)).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(button).toHaveFocus()
  })

  it('changes the password, which requires the current one', async () => {
    expectConsoleError(/password: 422/)
    const bodies = answer('put', '/password', () => failure(422, 'wrong'), done)
    const { user } = renderStudio('/studio/keamanan')
    const next = 'gajah biru menulis surat'
    await user.click(await screen.findByText('Ganti kata sandi'))
    await user.type(screen.getByLabelText('Kata sandi sekarang'), 'salah')
    await user.type(screen.getByLabelText('Kata sandi baru'), next)
    await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }))
    expect(await screen.findByText('Kata sandi yang sekarang tidak benar.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }))
    expect(await screen.findByText(/^Kata sandi tersimpan\./)).toBeVisible()
    expect(bodies).toEqual(Array(2).fill({ current_password: 'salah', new_password: next }))
    expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('')
  })

  it('shows and hides a password', async () => {
    const { user } = renderStudio('/studio/keamanan')
    const field = await screen.findByLabelText('Kata sandi sekarang')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getAllByRole('checkbox', { name: 'Tampilkan' })[0] as HTMLElement)
    expect(field).toHaveAttribute('type', 'text')
  })
})

it('signs in again in place when the session has ended', async () => {
  expectConsoleError(/trash: 401/)
  let isExpired = true
  apiServer.use(
    http.get('*/api/trash', () => (isExpired ? failure(401, 'no') : success({ entries: [] }))),
  )
  answer('post', '/session/password', () => {
    isExpired = false
    return signedIn()
  })
  const { user } = renderStudio('/studio/sampah')
  const dialog = await screen.findByRole('dialog', { name: 'Masuk lagi' })
  await signIn(user, dialog)
  expect(await screen.findByRole('heading', { name: 'Sampah kosong' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('signs out, and forgets what it has read', async () => {
  const requests = answer('delete', '/session', done)
  const { user, store } = renderStudio('/studio/keamanan')
  await screen.findByText('Perangkat tidak dikenal')
  apiServer.use(http.get('*/api/studio/session', () => success({})))
  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  expect(await screen.findByRole('heading', { name: 'Masuk ke Studio' })).toBeVisible()
  expect(requests).toHaveLength(1)
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('Laptop'))
})
