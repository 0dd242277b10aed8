import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { serveProjects } from '../../__mocks__/handlers'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { reloadPage } from '../lib/reloadPage'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { RootLayout } from './layout/RootLayout'
import { lazyPage, type LazyPage, type PageModule } from './lazyPage'
import { TestProviders } from '../../__mocks__/TestProviders'
import { createStore } from './store'

jest.mock('../lib/reloadPage')

const page = { default: () => <p>Halaman</p> }
const failToLoad = () => Promise.reject(new Error('not found'))

function renderPage({ Page }: LazyPage) {
  render(
    <TestProviders store={createStore()}>
      <MemoryRouter>
        <ErrorBoundary fallback="Gagal">
          <Suspense fallback="Menunggu">
            <Page />
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>
    </TestProviders>,
  )
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
  jest.mocked(reloadPage).mockClear()
})

it('renders a page without suspending if its code is loaded', async () => {
  const loadedPage = lazyPage('Page', () => Promise.resolve(page))
  await loadedPage.load('id')
  renderPage(loadedPage)
  expect(screen.getByText('Halaman')).toBeInTheDocument()
})

it('suspends while its code is loading', async () => {
  let release: (module: PageModule) => void = () => undefined
  renderPage(lazyPage('Page', () => new Promise((resolve) => (release = resolve))))
  expect(screen.getByText('Menunggu')).toBeInTheDocument()
  await act(async () => Promise.resolve(release(page)))
  expect(await screen.findByText('Halaman')).toBeInTheDocument()
})

it('loads the code once, and again after a failure', async () => {
  const fetchModule = jest
    .fn<Promise<typeof page>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(page)
  const { load } = lazyPage('Page', fetchModule)
  await expect(load('id')).rejects.toThrow('offline')
  await Promise.all([load('id'), load('id')])
  expect(fetchModule).toHaveBeenCalledTimes(2)
})

describe('code that cannot be loaded', () => {
  it('reloads the document after a navigation', async () => {
    window.history.pushState(null, '', '/blog')
    renderPage(lazyPage('Page', failToLoad))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Menunggu')).toBeInTheDocument()
  })

  it('throws if the document has just been loaded', async () => {
    expectConsoleError(/The code of Page could not be loaded/)
    renderPage(lazyPage('Page', failToLoad))
    expect(await screen.findByText('Gagal')).toBeInTheDocument()
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('throws without a reload while the browser is offline', async () => {
    expectConsoleError(/The code of Page could not be loaded/)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.history.pushState(null, '', '/blog')
    renderPage(lazyPage('Page', failToLoad))
    expect(await screen.findByText('Gagal')).toBeInTheDocument()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})

describe('a page of the site whose code could not be loaded', () => {
  const notice = { name: 'Halaman gagal dimuat' }

  /** Opens a page whose code fails to load this many times. */
  async function visit(failures: number) {
    serveProjects([])
    expectConsoleError(/The code of Page could not be loaded/)
    const fetchModule = jest.fn(() => Promise.resolve(page))
    for (let time = 0; time < failures; time += 1) fetchModule.mockImplementationOnce(failToLoad)
    const { Page } = lazyPage('Page', fetchModule)
    render(
      <TestProviders store={createStore()}>
        <MemoryRouter initialEntries={['/page']}>
          <RootLayout>
            <Routes>
              <Route path="/" element={<Link to="/page">Kembali</Link>} />
              <Route path="/page" element={<Page />} />
            </Routes>
          </RootLayout>
        </MemoryRouter>
      </TestProviders>,
    )
    await screen.findByRole('heading', notice)
    return { fetchModule, user: userEvent.setup({ delay: null }) }
  }

  it('shows a notice, and loads the code on Coba Lagi', async () => {
    const { fetchModule, user } = await visit(1)
    expect(screen.queryByText('Page Not Found')).not.toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Halaman gagal dimuat - Dewi Contoh'))
    expect(fetchModule).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
    expect(await screen.findByText('Halaman')).toBeInTheDocument()
    expect(screen.queryByRole('heading', notice)).not.toBeInTheDocument()
  })

  it('is loaded when the visitor navigates to it again', async () => {
    const { user } = await visit(1)
    const [home] = screen.getAllByRole('link', { name: 'Beranda' })
    await user.click(home!)
    await user.click(await screen.findByRole('link', { name: 'Kembali' }))
    expect(await screen.findByText('Halaman')).toBeInTheDocument()
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('reloads the document once if it fails again', async () => {
    const { fetchModule, user } = await visit(9)
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(await screen.findByText('Loading...', { selector: 'span' })).toBeInTheDocument()
    expect(fetchModule).toHaveBeenCalledTimes(2)
  })
})
