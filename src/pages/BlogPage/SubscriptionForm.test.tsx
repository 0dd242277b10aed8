import { screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { env } from '../../../__mocks__/env'
import { buildPost } from '../../../__mocks__/fixtures'
import { apiServer, failure, servePosts, success } from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const sent = 'Kami telah mengirim tautan konfirmasi. Buka email Anda untuk mulai berlangganan.'
const failed = 'Tautan konfirmasi tidak dapat dikirim. Silakan coba lagi dalam sepuluh menit.'
const incomplete = 'Tulis alamat email yang lengkap, misalnya nama@contoh.com.'

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
  return { ...view, bodies }
}

const field = () => screen.getByRole('textbox', { name: 'Email' })
const button = () => screen.getByRole('button', { name: 'Subscribe' })

async function submit({ user }: Pick<Awaited<ReturnType<typeof openBlog>>, 'user'>, text: string) {
  await user.type(field(), text)
  await user.click(button())
}

it('sends the address, says so, and keeps it nowhere', async () => {
  const view = await openBlog()
  await submit(view, 'budi@example.com')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sent))
  expect(view.bodies).toEqual([{ email: 'budi@example.com' }])
  expect(field()).toHaveValue('')
  expect(JSON.stringify(view.store.getState())).not.toContain('budi')
})

it('disables the button while it sends', async () => {
  const view = await openBlog(async () => {
    await delay('infinite')
    return success({})
  })
  await submit(view, 'budi@example.com')
  expect(await screen.findByRole('button', { name: 'Mengirim...' })).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Tautan konfirmasi sedang dikirim.')
  expect(field()).toHaveAttribute('readonly')
})

it.each(['', 'bukan alamat'])(
  'does not send %j, and shows the error beside the field',
  async (text) => {
    const { user, bodies } = await openBlog()
    if (text) await user.type(field(), text)
    await user.click(button())
    expect(field()).toHaveAccessibleDescription(incomplete)
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(bodies).toEqual([])
    await user.type(field(), 'a')
    expect(field()).toHaveAccessibleDescription('')
  },
)

it('shows the error of an address that the server rejects beside the field', async () => {
  expectConsoleError(/POST \/subscriptions: 400/)
  const view = await openBlog(() => failure(400, 'email was refused by the mail server'))
  await submit(view, 'budi@example.com')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(incomplete))
  expect(screen.getByRole('alert')).toHaveTextContent('')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('budi@example.com')
  await view.user.type(field(), '.id')
  expect(field()).toHaveAccessibleDescription('')
})

it.each([502, 429])('shows the failure %i, and keeps the address', async (statusCode) => {
  expectConsoleError(new RegExp(`POST /subscriptions: ${statusCode}`))
  const view = await openBlog(() => failure(statusCode, 'Gagal'))
  await submit(view, 'budi@example.com')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed))
  expect(field()).toHaveValue('budi@example.com')
  expect(view.bodies).toHaveLength(1)
})
