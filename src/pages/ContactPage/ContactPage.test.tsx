import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { env } from '../../../__mocks__/env'
import { apiServer, serveProfile } from '../../../__mocks__/handlers'
import { expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { freezeTime } from '../../../__mocks__/freezeTime'

const success = 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'
const failure = 'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.'
const typed = { name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Apa kabar?' }

const main = () => within(screen.getByRole('main'))
const fields = () => ({
  name: screen.getByRole('textbox', { name: 'Nama' }),
  email: screen.getByRole('textbox', { name: 'Email' }),
  subject: screen.getByRole('textbox', { name: 'Subjek' }),
  message: screen.getByRole('textbox', { name: 'Pesan' }),
})

async function openContact() {
  const view = renderApp('/contact')
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  return view
}

/** Fills in the form and submits it. */
async function submitForm({ user }: Awaited<ReturnType<typeof openContact>>) {
  for (const [name, field] of Object.entries(fields())) {
    await user.type(field, typed[name as keyof typeof typed])
  }
  await user.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
}

const stored = () => HttpResponse.json({ status: 'success', data: { id: 'a' } }, { status: 202 })

/** Mocks a contact endpoint. @returns the received messages */
function mockEndpoint(url: string, respond: () => Response) {
  const messages: unknown[] = []
  apiServer.use(
    http.post(url, async ({ request }) => {
      messages.push(await request.json())
      return respond()
    }),
  )
  return messages
}

it('shows email, location, response time, networks and a form', async () => {
  await openContact()
  expect(await main().findByRole('heading', { name: 'Ikuti Saya' })).toBeInTheDocument()
  expectLinks(main(), { 'dewi@example.com': 'mailto:dewi@example.com' })
  for (const text of ['Email', 'Lokasi', 'Waktu Respon', 'Kirim Pesan']) {
    expect(main().getByRole('heading', { name: text })).toBeInTheDocument()
  }
  expect(main().getByText('Solo, Indonesia')).toBeInTheDocument()
  expect(main().getByText('24 jam')).toBeInTheDocument()
  for (const name of ['GitHub', 'LinkedIn', 'Twitter', 'Instagram']) {
    expect(main().getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  for (const [name, field] of Object.entries(fields())) {
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('name', name)
  }
  expect(fields().email).toHaveAttribute('type', 'email')
  expect(fields().message).toHaveAttribute('rows', '6')
  await waitFor(() => expect(document.title).toBe('Kontak - Dewi Contoh'))
})

it('omits missing and unsafe links, and names the country without a location', async () => {
  serveProfile({
    email: null,
    location: '',
    github_profile: null,
    linkedin_profile: '',
    x_profile: null,
    instagram_profile: 'javascript:alert(1)',
  })
  await openContact()
  await screen.findAllByText('Dewi Contoh')
  expect(main().getByText('Indonesia')).toBeInTheDocument()
  expect(main().queryByText('Ikuti Saya')).not.toBeInTheDocument()
  expect(main().queryByRole('link')).not.toBeInTheDocument()
})

it('simulates sending for two seconds, then clears the form and shows a success message', async () => {
  freezeTime()
  const view = await openContact()
  await submitForm(view)
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

it.each([undefined, 'simulated'] as const)('sends no request with the host %s', async (host) => {
  env.host = { contact: host }
  freezeTime()
  const view = await openContact()
  await submitForm(view)
  expect(await screen.findByText(success)).toBeInTheDocument()
})

it('removes the result when another message is sent', async () => {
  freezeTime()
  const view = await openContact()
  await submitForm(view)
  await screen.findByText(success)
  // `user.type` would append to the texts from before the reset of the form.
  for (const [name, field] of Object.entries(fields())) {
    fireEvent.change(field, { target: { value: typed[name as keyof typeof typed] } })
  }
  await view.user.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
  expect(screen.queryByText(success)).not.toBeInTheDocument()
})

it('posts the message to the server, and shows no success within two seconds', async () => {
  env.host = { contact: 'server' }
  const messages = mockEndpoint('/api/contact', stored)
  freezeTime()
  const view = await openContact()
  await submitForm(view)
  await waitFor(() => expect(messages).toEqual([typed]))
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(screen.queryByText(success)).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(600))
  expect(screen.getByRole('status')).toHaveTextContent(success)
})

it.each([undefined, 'email'] as const)(
  'posts the message to the configured endpoint in a document of the host %s',
  async (host) => {
    env.host = { contact: host }
    env.contactEndpoint = 'https://mail.example.com/send'
    const messages = mockEndpoint(env.contactEndpoint, () => new HttpResponse())
    freezeTime()
    await submitForm(await openContact())
    expect(await screen.findByText(success)).toBeInTheDocument()
    expect(messages).toEqual([typed])
  },
)

it('shows the email address instead of the form where nothing receives messages', async () => {
  env.host = { contact: 'email' }
  await openContact()
  expect(await main().findByRole('heading', { name: 'Kirim Pesan' })).toBeInTheDocument()
  // One in the contact details, one in place of the form.
  const links = main().getAllByRole('link', { name: 'dewi@example.com' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:dewi@example.com',
    'mailto:dewi@example.com',
  ])
  expect(main().queryByRole('textbox')).not.toBeInTheDocument()
})

it('shows only the social networks where nothing receives messages and there is no email', async () => {
  env.host = { contact: 'email' }
  serveProfile({ email: null })
  await openContact()
  expect(await main().findByRole('link', { name: 'GitHub' })).toBeInTheDocument()
  expect(main().queryByRole('heading', { name: 'Kirim Pesan' })).not.toBeInTheDocument()
  expect(main().queryByRole('textbox')).not.toBeInTheDocument()
})

it('posts the message to the API that a static host forwards, and shows its success', async () => {
  env.contactEndpoint = '/api/contact'
  const messages = mockEndpoint(env.contactEndpoint, stored)
  freezeTime()
  await submitForm(await openContact())
  expect(await screen.findByText(success)).toBeInTheDocument()
  expect(messages).toEqual([typed])
})

const page = () => HttpResponse.html('<!doctype html><title>Masuk</title>')
const redirect = () => HttpResponse.redirect('http://localhost/login', 302)

/** Expects the error below the form, and the typed text in it. */
async function expectFailure() {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failure))
  for (const [name, field] of Object.entries(fields())) {
    expect(field).toHaveValue(typed[name as keyof typeof typed])
  }
}

it.each([
  ['an error', () => new HttpResponse(null, { status: 503 })],
  ['a page', page],
])(
  'shows an error if the server responds with %s, and keeps the fields',
  async (_what, respond) => {
    expectConsoleError(/POST \/contact: /)
    env.host = { contact: 'server' }
    mockEndpoint('/api/contact', respond)
    await submitForm(await openContact())
    await expectFailure()
  },
)

it.each([
  ['a page', page],
  ['a redirect', redirect],
])('shows an error if the configured endpoint responds with %s', async (_what, respond) => {
  env.contactEndpoint = 'https://mail.example.com/send'
  mockEndpoint(env.contactEndpoint, respond)
  apiServer.use(http.get('/login', stored))
  await submitForm(await openContact())
  await expectFailure()
})

it('does not submit an empty field', async () => {
  env.host = { contact: 'server' }
  const messages = mockEndpoint('/api/contact', stored)
  const { user } = await openContact()
  await user.type(fields().name, 'Budi')
  await user.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
  expect(screen.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled()
  expect(messages).toEqual([])
})

it.each([
  ['name', 200, 'Nama terlalu panjang: paling banyak 200 karakter.'],
  ['email', 320, 'Email terlalu panjang: paling banyak 320 karakter.'],
  ['subject', 200, 'Subjek terlalu panjang: paling banyak 200 karakter.'],
  ['message', 20_000, 'Pesan terlalu panjang: paling banyak 20.000 karakter.'],
] as const)('refuses a %s of more than %i characters at the field', async (name, limit, error) => {
  env.host = { contact: 'server' }
  const messages = mockEndpoint('/api/contact', stored)
  const { user } = await openContact()
  const enter = (field: keyof typeof typed, value: string) =>
    fireEvent.change(fields()[field], { target: { value } })
  for (const field of Object.keys(typed) as (keyof typeof typed)[]) enter(field, typed[field])
  const suffix = name === 'email' ? '@example.com' : ''
  const longest = '😀'.repeat(limit - suffix.length) + suffix

  enter(name, `a${longest}`)
  await user.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
  expect(fields()[name]).toBeInvalid()
  expect(fields()[name]).toHaveFocus()
  expect(fields()[name]).toHaveAccessibleDescription(new RegExp(`^${error} [\\d.]+ dari `))
  expect(messages).toEqual([])
  enter(name, longest)
  expect(fields()[name]).not.toHaveAttribute('aria-invalid')
})

it('counts the characters of a message near its limit, and announces the limit once', async () => {
  await openContact()
  const enter = (length: number) =>
    fireEvent.change(fields().message, { target: { value: 'a'.repeat(length) } })
  const near = 'Pesan mendekati batas 20.000 karakter.'
  enter(18_000)
  expect(fields().message).not.toHaveAttribute('aria-describedby')
  enter(18_001)
  expect(fields().message).toHaveAccessibleDescription('18.001 dari 20.000 karakter')
  expect(screen.getByText(near)).toHaveAttribute('aria-live', 'polite')
  enter(20_000)
  expect(screen.getByText(near)).toBeInTheDocument()
  enter(20_001)
  expect(screen.queryByText(near)).not.toBeInTheDocument()
  expect(fields().message).toHaveAccessibleDescription('20.001 dari 20.000 karakter')
})
