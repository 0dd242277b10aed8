import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { buildProfile } from '../../../__mocks__/fixtures'
import {
  failProfile,
  mockErrorResponse,
  mockResponse,
  serveProfile,
  serveProjects,
  success,
} from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import HomePage from '../../pages/HomePage/HomePage'
import { lazyPage, type PageModule } from '../lazyPage'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore, type AppStore } from '../store'
import { RootLayout } from './RootLayout'

/** A path that sends no requests besides those of the layout. */
const unknownPath = '/tidak-ada'

describe('the header', () => {
  it('shows the initial and full name of the owner as a link to the home page', async () => {
    renderApp(unknownPath)
    const banner = screen.getByRole('banner')
    const brand = await within(banner).findByRole('link', { name: 'Dewi Contoh' })
    expect(brand).toHaveAttribute('href', '/')
    expect(brand).toHaveTextContent(/^DDewi Contoh$/)
  })

  it('links to the seven pages in order', async () => {
    const { user } = renderApp(unknownPath)
    await user.click(screen.getByRole('button', { name: 'Buka menu' }))
    const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Beranda', '/'],
      ['Tentang Saya', '/about'],
      ['Keahlian', '/skills'],
      ['Proyek', '/projects'],
      ['Testimoni', '/testimonials'],
      ['Artikel', '/blog'],
      ['Kontak', '/contact'],
    ])
    await screen.findAllByText('Dewi Contoh')
  })
})

describe('the footer', () => {
  it('has quick links to the first four pages', async () => {
    renderApp(unknownPath)
    await screen.findAllByText('Dewi Contoh')
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByRole('heading', { name: 'Quick Links' })).toBeInTheDocument()
    for (const name of ['Beranda', 'Tentang Saya', 'Keahlian', 'Proyek']) {
      expect(within(footer).getByRole('link', { name })).toBeInTheDocument()
    }
    expect(within(footer).queryByRole('link', { name: 'Artikel' })).not.toBeInTheDocument()
  })

  it('shows the contact details: email, phone, location, contact page', async () => {
    renderApp(unknownPath)
    const footer = screen.getByRole('contentinfo')
    expect(await within(footer).findByRole('link', { name: 'dewi@example.com' })).toHaveAttribute(
      'href',
      'mailto:dewi@example.com',
    )
    expect(within(footer).getByRole('link', { name: '+62 812-0000-0000' })).toHaveAttribute(
      'href',
      'tel:+6281200000000',
    )
    expect(within(footer).getByText('Solo, Indonesia')).toBeInTheDocument()
    expect(within(footer).getByRole('link', { name: 'Hubungi Saya' })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(within(footer).getByText(/^© \d{4} Dewi Contoh/)).toBeInTheDocument()
  })

  it('introduces the owner by the job title, and by nothing else', async () => {
    renderApp(unknownPath)
    expect(
      await within(screen.getByRole('contentinfo')).findByText('Full-Stack Engineer'),
    ).toBeInTheDocument()
  })

  it('shows the country for an owner without a location, and no job title of its own', async () => {
    serveProfile({ location: null, current_job_title: null })
    renderApp(unknownPath)
    const footer = within(screen.getByRole('contentinfo'))
    expect(await footer.findByText(/^© \d{4} Dewi Contoh/)).toBeInTheDocument()
    expect(footer.getByText('Indonesia')).toBeInTheDocument()
    expect(footer.queryByText(/developer/i)).not.toBeInTheDocument()
  })

  it('shows only the networks that the profile has, and no unsafe link', async () => {
    serveProfile({ x_profile: null, instagram_profile: 'javascript:alert(1)' })
    renderApp(unknownPath)
    const footer = screen.getByRole('contentinfo')
    expect(await within(footer).findByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'target',
      '_blank',
    )
    expect(within(footer).getByRole('link', { name: 'LinkedIn' })).toBeInTheDocument()
    expect(within(footer).queryByRole('link', { name: 'X' })).not.toBeInTheDocument()
    expect(within(footer).queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument()
  })
})

describe('the theme', () => {
  it('starts with the theme of the document', async () => {
    document.documentElement.classList.add('dark')
    renderApp(unknownPath)
    expect(await screen.findByRole('button', { name: /tema terang/ })).toBeInTheDocument()
  })

  it('can be toggled while storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { user } = renderApp(unknownPath)
    await user.click(screen.getByRole('button', { name: /tema gelap/ }))
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'))
  })
})

describe('an unknown path', () => {
  it('shows the not-found page with its links', async () => {
    renderApp(unknownPath)
    expect(screen.getByText('404')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
    expect(
      screen.getByText(
        "Sorry, the page you are looking for doesn't exist or has been moved. Let's get you back on track!",
      ),
    ).toBeInTheDocument()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    for (const path of ['/about', '/projects', '/contact']) {
      expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path)
    }
    await waitFor(() => expect(document.title).toBe('Page Not Found - Dewi Contoh'))
  })
})

describe('a profile that cannot be loaded', () => {
  it('renders the layout with the default name', async () => {
    freezeTime()
    failProfile()
    expectConsoleError(/GET \/profiles\/1: 500 Server sedang tidur/)
    const { store } = renderApp(unknownPath)
    await waitFor(
      () => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('rejected'),
      afterRetries,
    )
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Pengembang Full-Stack' }),
    ).toBeInTheDocument()
  })
})

describe.each([401, 404])('a profile request that fails with %i', (statusCode) => {
  async function expectSettled(store: AppStore) {
    await waitFor(() => {
      const queries = Object.values(store.getState().api.queries)
      expect(queries.map((query) => query?.status)).toContain('rejected')
      expect(queries.map((query) => query?.status)).not.toContain('pending')
    })
  }

  it('is not repeated by a page whose code is loaded later', async () => {
    const requests = mockErrorResponse('/profiles/1', statusCode)
    serveProjects([])
    expectConsoleError(/GET \/profiles\/1: 40[14]/)
    let release: (page: PageModule) => void = () => undefined
    const { Page } = lazyPage('Late', () => new Promise((resolve) => (release = resolve)))
    const store = createStore()
    render(
      <TestProviders store={store}>
        <MemoryRouter>
          <RootLayout>
            <Page />
          </RootLayout>
        </MemoryRouter>
      </TestProviders>,
    )
    await expectSettled(store)
    release({ default: HomePage })
    await screen.findByRole('heading', { name: 'Error' })
    await expectSettled(store)
    expect(requests).toHaveLength(1)
  })

  it('is repeated once on the next page', async () => {
    const requests = mockErrorResponse('/profiles/1', statusCode)
    expectConsoleError(/GET \/profiles\/1: 40[14]/)
    const { store, user } = renderApp(unknownPath)
    await expectSettled(store)
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: 'Hubungi Saya' }))
    await screen.findByRole('heading', { name: 'Kirim Pesan' })
    await expectSettled(store)
    expect(requests).toHaveLength(2)
  })
})

describe('a profile without a usable name', () => {
  const { full_name: _name, ...nameless } = buildProfile()
  it.each([
    ['null', { ...nameless, full_name: null }],
    ['absent', nameless],
    ['a number', { ...nameless, full_name: 7 }],
    ['an object', { ...nameless, full_name: { text: 'Dewi' } }],
    ['part of a profile that is a list', [1, 2]],
  ])('is shown with the default name if the name is %s', async (_case, profile) => {
    mockResponse('/profiles/1', () => success({ profile }))
    serveProjects([])
    renderApp('/')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Halo, Saya Pengembang Full-Stack',
    )
    for (const landmark of ['banner', 'contentinfo']) {
      const link = { name: 'Pengembang Full-Stack' }
      expect(within(screen.getByRole(landmark)).getByRole('link', link)).toBeInTheDocument()
    }
  })
})
