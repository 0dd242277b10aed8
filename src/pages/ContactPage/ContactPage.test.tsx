import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { env } from '../../../__mocks__/env'
import { freezeTime } from '../../../__mocks__/freezeTime'
import { apiServer } from '../../../__mocks__/handlers'
import { expectLinks, expectTexts, main } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const success = 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'
const failure = 'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.'
const typed = { name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Apa kabar?' }
const labels = { name: 'Nama', email: 'Email', subject: 'Subjek', message: 'Pesan' }

type Name = keyof typeof typed
const names = Object.keys(typed) as Name[]

const field = (name: Name) => screen.getByRole('textbox', { name: labels[name] })
const enter = (name: Name, value: string) => fireEvent.input(field(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kirim Pesan' }))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

async function openContact() {
  renderApp('/contact')
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
}

async function submitForm() {
  await openContact()
  for (const name of names) enter(name, typed[name])
  send()
}

/** Expects the message to be sent after two seconds, and the form to be empty then. */
async function expectSuccess() {
  expect(await screen.findByRole('button', { name: 'Mengirim...' })).toBeDisabled()
  await pass(1900)
  expect(screen.queryByText(success)).not.toBeInTheDocument()
  await pass(200)
  expect(screen.getByRole('status')).toHaveTextContent(success)
  for (const name of names) expect(field(name)).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled()
}

const stored = () => HttpResponse.json({ status: 'success', data: { id: 'a' } }, { status: 202 })

/** Mocks a contact endpoint. @returns the received messages */
function mockEndpoint(url: string, respond: () => Response = stored) {
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
  for (const name of ['Email', 'Lokasi', 'Waktu Respon', 'Kirim Pesan']) {
    expect(main().getByRole('heading', { name })).toBeInTheDocument()
  }
  expectTexts(main(), 'Solo, Indonesia', '24 jam')
  for (const name of ['GitHub', 'LinkedIn', 'Twitter', 'Instagram']) {
    expect(main().getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  for (const name of names) {
    expect(field(name)).toBeRequired()
    expect(field(name)).toHaveAttribute('name', name)
  }
  expect(field('name')).toHaveAttribute('autocomplete', 'name')
  expect(field('email')).toHaveAttribute('autocomplete', 'email')
  expect(field('email')).toHaveAttribute('type', 'email')
  expect(field('message')).toHaveAttribute('rows', '6')
})

it('simulates sending for two seconds where the host does, and removes the result for the next message', async () => {
  env.host = { contact: 'simulated' }
  freezeTime()
  await submitForm()
  await expectSuccess()
  send()
  expect(field('name')).toHaveAccessibleDescription('Nama wajib diisi.')
  await waitFor(() => expect(screen.queryByText(success)).not.toBeInTheDocument())
  for (const name of names) enter(name, typed[name])
  for (const name of names) expect(field(name)).not.toHaveAttribute('aria-invalid')
  send()
  await expectSuccess()
})

const mail = 'https://mail.example.com/send'

it.each([
  ['the API that a static host forwards', undefined, '/api/contact'],
  ['the configured endpoint', undefined, mail],
  ['the configured endpoint where the host has none', 'email', mail],
] as const)('posts the message to %s', async (_name, contact, endpoint) => {
  env.host = { contact }
  env.contactEndpoint = endpoint
  const messages = mockEndpoint(endpoint, endpoint === mail ? () => new HttpResponse() : stored)
  freezeTime()
  await submitForm()
  await waitFor(() => expect(messages).toEqual([typed]))
  await expectSuccess()
})

it('shows the email address instead of the form where nothing receives messages', async () => {
  env.host = { contact: 'email' }
  await openContact()
  expect(await main().findByRole('heading', { name: 'Kirim Pesan' })).toBeInTheDocument()
  // One in the contact details, one in place of the form.
  const links = main().getAllByRole('link', { name: 'dewi@example.com' })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute('href', 'mailto:dewi@example.com')
  expect(main().queryByRole('textbox')).not.toBeInTheDocument()
})

const page = () => HttpResponse.html('<!doctype html><title>Masuk</title>')
const redirect = () => HttpResponse.redirect('http://localhost/login', 302)

it.each([
  ['the server responds with a page', '', page],
  ['the configured endpoint responds with a page', mail, page],
  ['the configured endpoint redirects', mail, redirect],
])('shows an error if %s, and keeps the fields', async (_what, endpoint, respond) => {
  if (!endpoint) expectConsoleError(/POST \/contact: /)
  env.host = endpoint ? {} : { contact: 'server' }
  env.contactEndpoint = endpoint
  mockEndpoint(endpoint || '/api/contact', respond)
  apiServer.use(http.get('/login', stored))
  await submitForm()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failure))
  for (const name of names) expect(field(name)).toHaveValue(typed[name])
})

it('refuses empty and too long fields, with the error at the field', async () => {
  env.host = { contact: 'server' }
  const messages = mockEndpoint('/api/contact')
  await openContact()
  enter('name', 'Budi')
  send()
  expect(screen.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled()
  for (const name of names) enter(name, typed[name])
  const limits = { name: 200, email: 320, subject: 200, message: 20_000 }
  for (const name of names) {
    const suffix = name === 'email' ? '@example.com' : ''
    const longest = '😀'.repeat(limits[name] - suffix.length) + suffix
    enter(name, `a${longest}`)
    send()
    await waitFor(() => expect(field(name)).toHaveFocus())
    expect(field(name)).toBeInvalid()
    const limit = limits[name].toLocaleString('id')
    const error = `${labels[name]} terlalu panjang: paling banyak ${limit} karakter.`
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${error} [\\d.]+ dari `))
    enter(name, longest)
    expect(field(name)).not.toHaveAttribute('aria-invalid')
    enter(name, typed[name])
  }
  expect(messages).toEqual([])
})

it('counts the characters of a message near its limit, and announces the limit once', async () => {
  await openContact()
  const near = 'Pesan mendekati batas 20.000 karakter.'
  enter('message', 'a'.repeat(18_000))
  expect(field('message')).not.toHaveAttribute('aria-describedby')
  enter('message', 'a'.repeat(18_001))
  expect(field('message')).toHaveAccessibleDescription('18.001 dari 20.000 karakter')
  expect(screen.getByText(near)).toHaveAttribute('aria-live', 'polite')
  enter('message', 'a'.repeat(20_001))
  expect(screen.queryByText(near)).not.toBeInTheDocument()
  expect(field('message')).toHaveAccessibleDescription('20.001 dari 20.000 karakter')
})
