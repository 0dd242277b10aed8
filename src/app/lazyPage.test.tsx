import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { serveProjects } from '../../__mocks__/handlers'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { TestProviders } from '../../__mocks__/TestProviders'
import { reloadPage } from '../lib/urls/reloadPage'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { RootLayout } from './layout/RootLayout'
import { lazyPage, type LazyPage } from './lazyPage'
import { createStore } from './store'

jest.mock('../lib/urls/reloadPage')

const page = { default: () => <p>Halaman</p> }
const failToLoad = () => Promise.reject(new Error('not found'))

const renderPage = ({ Page }: LazyPage) =>
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

afterEach(() => {
  window.history.replaceState(null, '', '/')
  jest.mocked(reloadPage).mockClear()
})

it.each([
  ['the document has just been loaded', '/', true],
  ['the browser is offline', '/blog', false],
])('throws without a reload if %s', async (_what, path, isOnline) => {
  expectConsoleError(/The code of Page could not be loaded/)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.history.pushState(null, '', path)
  renderPage(lazyPage('Page', failToLoad))
  expect(await screen.findByText('Gagal')).toBeInTheDocument()
  expect(reloadPage).not.toHaveBeenCalled()
})

describe('a page of the site whose code could not be loaded', () => {
  const notice = { name: 'Halaman gagal dimuat' }
  const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }))

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
    return fetchModule
  }

  it('shows a notice, and loads the code on Coba Lagi', async () => {
    const fetchModule = await visit(1)
    expect(screen.queryByText('Page Not Found')).not.toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Halaman gagal dimuat - Dewi Contoh'))
    expect(fetchModule).toHaveBeenCalledTimes(1)
    retry()
    expect(await screen.findByText('Halaman')).toBeInTheDocument()
    expect(screen.queryByRole('heading', notice)).not.toBeInTheDocument()
  })

  it('reloads the document once if it fails again', async () => {
    const fetchModule = await visit(9)
    retry()
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(await screen.findByText('Loading...', { selector: 'span' })).toBeInTheDocument()
    expect(fetchModule).toHaveBeenCalledTimes(2)
  })
})
