import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { freezeTime } from '../../../__mocks__/freezeTime'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { lazyPage, type PageModule } from '../lazyPage'
import { createStore } from '../store'
import { PageProgress } from './PageStatus'

const advance = (time: number) => act(() => jest.advanceTimersByTime(time))

/** Opens a page with a link to another one, whose code is loaded when it is released. */
function openPage() {
  freezeTime()
  let release: (page: PageModule) => void = () => undefined
  const { Page } = lazyPage('Next', () => new Promise((resolve) => (release = resolve)))
  render(
    <TestProviders store={createStore()}>
      <BrowserRouter>
        <PageProgress />
        <Routes>
          <Route path="/next" element={<Page />} />
          <Route path="*" element={<Link to="/next">Lanjut</Link>} />
        </Routes>
      </BrowserRouter>
    </TestProviders>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Lanjut' }))
  return (page: PageModule) => release(page)
}

it('shows a progress bar when the next page takes longer than 150 ms', async () => {
  const release = openPage()
  advance(149)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  advance(1)
  expect(screen.getByRole('progressbar', { name: 'Memuat halaman' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lanjut' })).toBeVisible()
  release({ default: () => <h1>Halaman berikutnya</h1> })
  expect(await screen.findByRole('heading', { name: 'Halaman berikutnya' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it.each([100, 200])('shows none after a return %i ms later', (time) => {
  window.history.replaceState(null, '', '/')
  openPage()
  advance(time)
  act(() => {
    // What the browser does for Back.
    window.history.replaceState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  advance(1000)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
