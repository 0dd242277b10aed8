import { act, render, fireEvent, screen, within } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../store'
import { freezeTime } from '../../../__mocks__/freezeTime'
import { lazyPage } from '../lazyPage'
import { PageProgress } from './PageStatus'
import { buildPost, buildPostDetail } from '../../../__mocks__/fixtures'
import { servePost, servePosts, serveSkills } from '../../../__mocks__/handlers'
import { analyticsEvents } from '../../features/analytics/analyticsEvents'
import { App } from '../App'

it('ends the progress bar of a page that loads when the visitor returns', () => {
  freezeTime()
  window.history.replaceState(null, '', '/')
  const { Page } = lazyPage('Next', () => new Promise(() => undefined))
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
  act(() => jest.advanceTimersByTime(150))
  expect(screen.getByRole('progressbar', { name: 'Memuat halaman' })).toBeInTheDocument()
  act(() => {
    // What the browser does for Back.
    window.history.replaceState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

beforeEach(() => {
  serveSkills([])
  servePosts([buildPost({ title: 'Kasir', slug: 'kasir' })])
  servePost(buildPostDetail({ title: 'Kasir', slug: 'kasir', tags: ['Desain'] }))
})

/**
 * Opens the site at a path, with the history of the browser.
 * @returns a function that returns the analytics events of the clicks
 */
function openSite(path: string) {
  window.history.pushState(null, '', path)
  const store = createStore()
  const dispatch = jest.spyOn(store, 'dispatch')
  render(
    <TestProviders store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </TestProviders>,
  )
  return () => dispatch.mock.calls.filter(([action]) => analyticsEvents.clicked.match(action))
}

const skillsLink = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  return within(menu).getByRole('link', { name: 'Keahlian' })
}

// Each opens a page whose code is not loaded yet.
it.each([
  ['the menu', '/tidak-ada', skillsLink, '/skills'],
  ['a tag', '/blog/kasir', () => screen.findByRole('link', { name: 'Desain' }), '/blog?tag=Desain'],
])('two clicks on a link of %s add one entry to the history', async (_what, path, find, target) => {
  openSite(path)
  const link = await find()
  const { length } = window.history
  fireEvent.click(link)
  fireEvent.click(link)
  expect(window.history).toHaveLength(length + 1)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(window.location.pathname + window.location.search).toBe(target)
})

it('the second click of a double click does not follow a link of the new page', async () => {
  const clicks = openSite('/blog')
  fireEvent.click(await screen.findByRole('link', { name: 'Kasir' }), { detail: 1 })
  const link = await screen.findByRole('link', { name: 'Desain' })
  const { length } = window.history
  fireEvent.click(link, { detail: 2 })
  expect(window.history).toHaveLength(length)
  expect(clicks()).toHaveLength(1)
  fireEvent.click(link, { detail: 1 })
  expect(window.history).toHaveLength(length + 1)
})
