import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import * as api from '../../../__mocks__/handlers'
import { expectLinks, expectTexts, main } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type { AppStore } from '../store'

/** A path that sends no requests besides those of the layout. */
const unknownPath = '/tidak-ada'
const banner = () => within(screen.getByRole('banner'))
const footer = () => within(screen.getByRole('contentinfo'))

it('has brand, menu, quick links and contact details around the not-found page', async () => {
  const { user } = renderApp(unknownPath)
  const brand = await banner().findByRole('link', { name: 'Dewi Contoh' })
  expect(brand).toHaveAttribute('href', '/')
  expect(brand).toHaveTextContent(/^DDewi Contoh$/)
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')
  const targets = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(targets).toEqual([
    ...['Beranda /', 'Tentang Saya /about', 'Keahlian /skills', 'Proyek /projects'],
    ...['Testimoni /testimonials', 'Artikel /blog', 'Kontak /contact'],
  ])

  expectTexts(footer(), 'Quick Links', 'Full-Stack Engineer', 'Solo, Indonesia')
  expectLinks(footer(), {
    ...{ Beranda: '/', 'Tentang Saya': '/about', Keahlian: '/skills', Proyek: '/projects' },
    'dewi@example.com': 'mailto:dewi@example.com',
    '+62 812-0000-0000': 'tel:+6281200000000',
    'Hubungi Saya': '/contact',
  })
  expect(footer().queryByRole('link', { name: 'Artikel' })).not.toBeInTheDocument()
  expect(footer().getByText(/^© \d{4} Dewi Contoh/)).toBeInTheDocument()

  expectTexts(main(), '404', 'Page Not Found')
  const text =
    "Sorry, the page you are looking for doesn't exist or has been moved. Let's get you back on track!"
  expectTexts(main(), text)
  expectLinks(main(), { 'Go Home': '/' })
  const others = main().getAllByRole('link')
  const paths = others.map((link) => link.getAttribute('href'))
  expect(paths).toEqual(expect.arrayContaining(['/about', '/projects', '/contact']))
  await waitFor(() => expect(document.title).toBe('Page Not Found - Dewi Contoh'))
})

it('shows only the networks that the profile has, no unsafe link, and the country by default', async () => {
  const networks = { x_profile: null, instagram_profile: 'javascript:alert(1)' }
  api.serveProfile({ ...networks, location: null, current_job_title: null })
  renderApp(unknownPath)
  const github = await footer().findByRole('link', { name: 'GitHub' })
  expect(github).toHaveAttribute('target', '_blank')
  expect(footer().getByRole('link', { name: 'LinkedIn' })).toBeInTheDocument()
  expect(footer().queryByRole('link', { name: /^(X|Instagram)$/ })).not.toBeInTheDocument()
  expectTexts(footer(), 'Indonesia')
  expect(footer().queryByText(/developer|engineer/i)).not.toBeInTheDocument()
})

/** Waits until no query is pending, and one was rejected. */
const expectRejected = (store: AppStore) =>
  waitFor(() => {
    const statuses = Object.values(store.getState().api.queries).map((query) => query?.status)
    expect(statuses).toContain('rejected')
    expect(statuses).not.toContain('pending')
  }, afterRetries)

it('renders the layout with the default name if the profile cannot be loaded', async () => {
  freezeTime()
  api.fail('profile')
  expectConsoleError(/GET \/profiles\/1: 500 Server sedang tidur/)
  const { store } = renderApp(unknownPath)
  await expectRejected(store)
  expect(banner().getByRole('link', { name: 'Pengembang Full-Stack' })).toBeInTheDocument()
  expect(footer().queryByText('Indonesia')).not.toBeInTheDocument()
})

it('repeats a failed request for the profile once, on the next page', async () => {
  const requests = api.fail('profile', 404)
  expectConsoleError(/GET \/profiles\/1: 404/)
  const { store } = renderApp(unknownPath)
  await expectRejected(store)
  fireEvent.click(footer().getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Kirim Pesan' })
  await expectRejected(store)
  expect(requests).toHaveLength(2)
})
