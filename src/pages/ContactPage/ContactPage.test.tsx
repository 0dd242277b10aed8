import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { env } from '../../../__mocks__/env'
import { apiServer } from '../../../__mocks__/handlers/apiServer'
import { serveProfile } from '../../../__mocks__/handlers/profile'
import { renderApp } from '../../../__mocks__/renderApp'
import { freezeTime } from '../../../__mocks__/freezeTime'

const success = 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'
const failure = 'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.'
const endpoint = 'https://mail.example.com/send'
const typed = { name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Apa kabar?' }

const main = () => within(screen.getByRole('main'))
const fields = () => ({
  name: screen.getByRole('textbox', { name: 'Nama' }),
  email: screen.getByRole('textbox', { name: 'Email' }),
  subject: screen.getByRole('textbox', { name: 'Subjek' }),
  message: screen.getByRole('textbox', { name: 'Pesan' }),
})

async function visitContact() {
  const view = renderApp('/contact')
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  return view
}

/** Fills in the whole form and sends it. */
async function send({ user }: Awaited<ReturnType<typeof visitContact>>) {
  for (const [name, field] of Object.entries(fields())) {
    await user.type(field, typed[name as keyof typeof typed])
  }
  await user.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
}

/** Lets the owner's endpoint answer, and collects what it is sent. */
function serveEndpoint(status = 200) {
  const messages: unknown[] = []
  env.contactEndpoint = endpoint
  apiServer.use(
    http.post(endpoint, async ({ request }) => {
      messages.push(await request.json())
      return new HttpResponse(null, { status })
    }),
  )
  return messages
}

it('says how to reach the owner', async () => {
  await visitContact()
  expect(main().getByRole('heading', { name: 'Email' })).toBeInTheDocument()
  expect(await main().findByRole('link', { name: 'dewi@example.com' })).toHaveAttribute(
    'href',
    'mailto:dewi@example.com',
  )
  expect(main().getByRole('heading', { name: 'Lokasi' })).toBeInTheDocument()
  expect(main().getByText('Indonesia')).toBeInTheDocument()
  expect(main().getByRole('heading', { name: 'Waktu Respon' })).toBeInTheDocument()
  expect(main().getByText('24 jam')).toBeInTheDocument()
})

it('names the four networks under Ikuti Saya, each in a new tab', async () => {
  await visitContact()
  expect(await main().findByRole('heading', { name: 'Ikuti Saya' })).toBeInTheDocument()
  for (const name of ['GitHub', 'LinkedIn', 'Twitter', 'Instagram']) {
    expect(main().getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

it('leaves out what the profile does not have', async () => {
  serveProfile({
    email: null,
    github_profile: null,
    linkedin_profile: '',
    x_profile: null,
    instagram_profile: 'javascript:alert(1)',
  })
  await visitContact()
  await screen.findAllByText('Dewi Contoh')
  expect(main().queryByText('Ikuti Saya')).not.toBeInTheDocument()
  expect(main().queryByRole('link')).not.toBeInTheDocument()
})

it('asks for name, email, subject and message, all required', async () => {
  await visitContact()
  expect(screen.getByRole('heading', { name: 'Kirim Pesan' })).toBeInTheDocument()
  for (const [name, field] of Object.entries(fields())) {
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('name', name)
  }
  expect(fields().email).toHaveAttribute('type', 'email')
  expect(fields().message).toHaveAttribute('rows', '6')
})

it('sends for two seconds, then clears the form and says that it succeeded', async () => {
  freezeTime()
  const view = await visitContact()
  await send(view)
  const button = screen.getByRole('button', { name: 'Mengirim...' })
  expect(button).toBeDisabled()
  expect(screen.queryByText(success)).not.toBeInTheDocument()

  await act(() => jest.advanceTimersByTimeAsync(1900))
  expect(button).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('status')).toHaveTextContent(success)
  for (const field of Object.values(fields())) expect(field).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled()
})

it('makes no request unless the owner configured one', async () => {
  freezeTime()
  const view = await visitContact()
  await send(view)
  expect(await screen.findByText(success, {}, { timeout: 5000 })).toBeInTheDocument()
})

it('takes back the last result when another message is sent', async () => {
  freezeTime()
  const view = await visitContact()
  await send(view)
  await screen.findByText(success, {}, { timeout: 5000 })
  await send(view)
  expect(screen.queryByText(success)).not.toBeInTheDocument()
})

it('really sends the message where the owner configured an endpoint', async () => {
  const messages = serveEndpoint()
  const view = await visitContact()
  await send(view)
  expect(await screen.findByText(success)).toBeInTheDocument()
  expect(messages).toEqual([typed])
})

it('says that sending failed, and keeps what was typed', async () => {
  serveEndpoint(503)
  const view = await visitContact()
  await send(view)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failure))
  for (const [name, field] of Object.entries(fields())) {
    expect(field).toHaveValue(typed[name as keyof typeof typed])
  }
})

it('sends nothing while a field is empty', async () => {
  const messages = serveEndpoint()
  const { user } = await visitContact()
  await user.type(fields().name, 'Budi')
  await user.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
  expect(screen.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled()
  expect(messages).toEqual([])
})

it('keeps what was typed when the visitor leaves and comes back', async () => {
  const { user } = await visitContact()
  await user.type(fields().subject, 'Halo')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Artikel' }))
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  await user.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Hubungi Saya' }),
  )
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  expect(fields().subject).toHaveValue('Halo')
})

it('is titled Kontak', async () => {
  await visitContact()
  await waitFor(() => expect(document.title).toBe('Kontak - Dewi Contoh'))
})
