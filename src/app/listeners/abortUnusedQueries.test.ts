import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { buildProjects, buildTestimonial } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { renderApp } from '../../../__mocks__/renderApp'

/** Mocks requests that never complete; counts them and how many are aborted. */
function countPendingRequests(path: string) {
  const counts = { sent: 0, aborted: 0 }
  api.mockResponse(path, async ({ signal }) => {
    counts.sent += 1
    signal.addEventListener('abort', () => (counts.aborted += 1))
    await delay('infinite')
    return api.failure(504, 'Never reached')
  })
  return counts
}

function goTo(page: string): void {
  fireEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  fireEvent.click(within(menu).getByRole('link', { name: page }))
}

beforeEach(() => void api.serveCategories([]))

it('aborts the request of a page that is left, and sends it again on the next visit', async () => {
  const profile = countPendingRequests('/profiles/1')
  const counts = countPendingRequests('/testimonials')
  renderApp('/testimonials')
  await waitFor(() => expect(counts.sent).toBe(1))
  goTo('Artikel')
  await waitFor(() => expect(counts.aborted).toBe(1))
  api.serveTestimonials([buildTestimonial()])
  goTo('Testimoni')
  expect(screen.queryByText('Terjadi Kesalahan')).not.toBeInTheDocument()
  expect(await screen.findByRole('article')).toBeInTheDocument()
  // All pages use the profile.
  expect(profile).toEqual({ sent: 1, aborted: 0 })
})

it('keeps the loaded pages when the request for a further one is aborted', async () => {
  api.serveProjects(buildProjects(12))
  renderApp('/projects')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  const counts = countPendingRequests('/profile-projects')
  scrollIntoView()
  await waitFor(() => expect(counts.sent).toBe(1))
  goTo('Artikel')
  await waitFor(() => expect(counts.aborted).toBe(1))
  goTo('Proyek')
  await screen.findByRole('heading', { name: 'Portfolio & Proyek' })
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument()
})
