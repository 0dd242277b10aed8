import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { reloadPage } from '../lib/reloadPage'
import { lazyPage } from './lazyPage'

jest.mock('../lib/reloadPage')

const page = { default: () => <p>Halaman</p> }

it('shows a page whose code is there without a moment’s wait', async () => {
  const { Page, load } = lazyPage('Page', () => Promise.resolve(page))
  await load()
  render(
    <Suspense fallback="Menunggu">
      <Page />
    </Suspense>,
  )
  expect(screen.getByText('Halaman')).toBeInTheDocument()
})

it('waits for code that is not', async () => {
  const { Page } = lazyPage('Page', () => Promise.resolve(page))
  render(
    <Suspense fallback="Menunggu">
      <Page />
    </Suspense>,
  )
  expect(await screen.findByText('Halaman')).toBeInTheDocument()
})

it('fetches code once, and anew after a failure', async () => {
  const fetchModule = jest
    .fn<Promise<typeof page>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(page)
  const { load } = lazyPage('Page', fetchModule)
  await expect(load()).rejects.toThrow('offline')
  await Promise.all([load(), load()])
  expect(fetchModule).toHaveBeenCalledTimes(2)
})

describe('code that cannot be had', () => {
  function show() {
    const { Page } = lazyPage('Page', () => Promise.reject(new Error('gone')))
    render(
      <ErrorBoundary fallback="Gagal">
        <Suspense fallback="Menunggu">
          <Page />
        </Suspense>
      </ErrorBoundary>,
    )
  }
  afterEach(() => {
    window.history.replaceState(null, '', '/')
    jest.mocked(reloadPage).mockClear()
  })

  it('is asked for by loading the document of a page that was navigated to', async () => {
    window.history.pushState(null, '', '/blog')
    show()
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Menunggu')).toBeInTheDocument()
  })

  it('fails where the document itself has just been loaded', async () => {
    expectConsoleError(/gone/)
    show()
    expect(await screen.findByText('Gagal')).toBeInTheDocument()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
