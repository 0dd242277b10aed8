import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { buildProjects, buildTestimonial } from '../../../__mocks__/fixtures'
import {
  failure,
  mockResponse,
  serveCategories,
  serveProjects,
  serveTestimonials,
} from '../../../__mocks__/handlers'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { renderApp } from '../../../__mocks__/renderApp'

/** Mocks requests that never complete; counts them and how many are aborted. */
function countPendingRequests(path: string) {
  const counts = { sent: 0, aborted: 0 }
  mockResponse(path, async ({ signal }) => {
    counts.sent += 1
    signal.addEventListener('abort', () => (counts.aborted += 1))
    await delay('infinite')
    return failure(504, 'Never reached')
  })
  return counts
}

async function goTo(user: ReturnType<typeof renderApp>['user'], page: string) {
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: page }))
}

it('aborts the request of a page when the visitor leaves it', async () => {
  serveCategories([])
  const counts = countPendingRequests('/testimonials')
  const { user } = renderApp('/testimonials')
  await waitFor(() => expect(counts.sent).toBe(1))
  await goTo(user, 'Artikel')
  await waitFor(() => expect(counts.aborted).toBe(1))
})

it('sends the request again on the next visit, without showing an error', async () => {
  serveCategories([])
  const counts = countPendingRequests('/testimonials')
  const { user } = renderApp('/testimonials')
  await waitFor(() => expect(counts.sent).toBe(1))
  await goTo(user, 'Artikel')
  await waitFor(() => expect(counts.aborted).toBe(1))
  serveTestimonials([buildTestimonial()])
  await goTo(user, 'Testimoni')
  expect(screen.queryByText('Terjadi Kesalahan')).not.toBeInTheDocument()
  expect(await screen.findByRole('article')).toBeInTheDocument()
})

it('keeps the loaded pages when the request for a further one is aborted', async () => {
  serveCategories([])
  serveProjects(buildProjects(12))
  const { user } = renderApp('/projects')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  const counts = countPendingRequests('/profile-projects')
  scrollIntoView()
  await waitFor(() => expect(counts.sent).toBe(1))
  await goTo(user, 'Artikel')
  await waitFor(() => expect(counts.aborted).toBe(1))
  await goTo(user, 'Proyek')
  await screen.findByRole('heading', { name: 'Portfolio & Proyek' })
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument()
})

it('does not abort a request that the next page also uses', async () => {
  serveCategories([])
  serveTestimonials([])
  const counts = countPendingRequests('/profiles/1')
  const { user } = renderApp('/testimonials')
  await waitFor(() => expect(counts.sent).toBe(1))
  await goTo(user, 'Kontak')
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  expect(counts).toEqual({ sent: 1, aborted: 0 })
})
