import { screen, waitFor } from '@testing-library/react'
import { contentsOf, expectLinks, main } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { http } from 'msw'
import { env } from '../../../__mocks__/env'
import { buildPost } from '../../../__mocks__/fixtures'
import { apiServer, failure, hold, servePosts, success } from '../../../__mocks__/handlers'
import { expectConsoleError } from '../../../__mocks__/setup/console'

it.each([
  ['requested', 'Periksa Email Anda', undefined],
  ['confirm', 'Konfirmasi Langganan', 'Konfirmasi'],
  ['confirmed', 'Langganan Aktif', undefined],
  ['expired', 'Tautan Tidak Berlaku', undefined],
  ['cancel', 'Berhenti Berlangganan', 'Berhenti Berlangganan'],
  ['cancelled', 'Langganan Dihentikan', undefined],
  ['failed', 'Permintaan Gagal', undefined],
])('/subscription/%s has the title %s, and the button %s', async (step, title, label) => {
  const { store } = renderApp(`/subscription/${step}?token=rahasia&email=budi%40example.com`)
  expect(await main().findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  const buttons = main().queryAllByRole<HTMLButtonElement>('button')
  expect(contentsOf(buttons)).toEqual(label ? [label] : [])
  for (const { form } of buttons) {
    // To the address of the page.
    expect(form).toHaveAttribute('method', 'post')
    expect(form).not.toHaveAttribute('action')
  }
  expectLinks(main(), { 'Lihat Artikel': '/blog' })
  await waitFor(() => expect(document.title).toBe(`${title} - Dewi Contoh`))
  expect(store.getState().navigation.path).toBe(`/subscription/${step}`)
  expect(JSON.stringify(store.getState())).not.toMatch(/rahasia|budi/)
  expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex">')
  expect(document.head.innerHTML).not.toMatch(/canonical|rahasia/)
})

const sent = 'Tautan konfirmasi telah dikirim. Buka email Anda untuk mulai berlangganan.'
const failed = 'Tautan konfirmasi tidak dapat dikirim. Silakan coba lagi dalam sepuluh menit.'
const incomplete = 'Tulis alamat email yang lengkap, misalnya nama@contoh.com.'

const field = () => screen.getByRole('textbox', { name: 'Email' })

/** Opens the blog on a host that sends mails, and mocks its response to a subscription. */
async function openBlog(respond: () => Response | Promise<Response> = () => success({})) {
  env.host = { subscriptions: 'mail' }
  servePosts([buildPost({ id: 1 })])
  const bodies: unknown[] = []
  apiServer.use(
    http.post('*/api/subscriptions', async ({ request }) => {
      bodies.push(await request.json())
      return respond()
    }),
  )
  const view = renderApp('/blog')
  await screen.findByRole('article')
  const submit = async (text: string) => {
    await view.user.click(field())
    if (text) await view.user.paste(text)
    await view.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  }
  return { ...view, bodies, submit }
}

it('sends the address once, says so, and keeps it nowhere', async () => {
  const { released, release } = hold()
  const { submit, bodies, store } = await openBlog(() => released.then(() => success({})))
  await submit('budi@example.com')
  expect(await screen.findByRole('button', { name: 'Mengirim...' })).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Tautan konfirmasi sedang dikirim.')
  expect(field()).toHaveAttribute('readonly')
  release()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sent))
  expect(screen.getByText(sent)).toHaveFocus()
  expect(bodies).toEqual([{ email: 'budi@example.com' }])
  expect(field()).toHaveValue('')
  expect(JSON.stringify(store.getState())).not.toContain('budi')
})

it.each(['', 'bukan alamat'])('does not send %j; the error is beside the field', async (text) => {
  const { user, bodies, submit } = await openBlog()
  await submit(text)
  expect(field()).toHaveAccessibleDescription(incomplete)
  expect(field()).toBeInvalid()
  expect(field()).toHaveFocus()
  expect(bodies).toEqual([])
  await user.keyboard('a')
  expect(field()).toHaveAccessibleDescription('')
})

it.each([
  ['refuses the address', 400, incomplete, ''],
  ['fails', 429, '', failed],
])('shows that the server %s, and keeps the address', async (_what, status, error, alert) => {
  expectConsoleError(/POST \/subscriptions: 4/)
  const { submit, bodies } = await openBlog(() => failure(status, 'Gagal'))
  await submit('budi@example.com')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(error))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(alert))
  expect(field()).toHaveValue('budi@example.com')
  expect(bodies).toHaveLength(1)
})
