import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { buildProjects } from '../../__mocks__/fixtures/projects'
import { buildTestimonial } from '../../__mocks__/fixtures/testimonials'
import { failure } from '../../__mocks__/handlers/envelope'
import { serveCategories } from '../../__mocks__/handlers/categories'
import { serveProjects } from '../../__mocks__/handlers/projects'
import { answerCall } from '../../__mocks__/handlers/scenario'
import { serveTestimonials } from '../../__mocks__/handlers/testimonials'
import { scrollIntoView } from '../../__mocks__/intersectionObserver'
import { renderApp } from '../../__mocks__/renderApp'

/** Lets a call wait for ever; tells how many of its requests were aborted. */
function stallWatched(path: string) {
  const calls = { asked: 0, aborted: 0 }
  answerCall(path, async ({ signal }) => {
    calls.asked += 1
    signal.addEventListener('abort', () => (calls.aborted += 1))
    await delay('infinite')
    return failure(504, 'Never reached')
  })
  return calls
}

async function goTo(user: ReturnType<typeof renderApp>['user'], page: string) {
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: page }))
}

it('aborts what a page asked for when the visitor leaves it', async () => {
  serveCategories([])
  const calls = stallWatched('/testimonials')
  const { user } = renderApp('/testimonials')
  await waitFor(() => expect(calls.asked).toBe(1))
  await goTo(user, 'Artikel')
  await waitFor(() => expect(calls.aborted).toBe(1))
})

it('asks again on the next visit, and shows no error meanwhile', async () => {
  serveCategories([])
  const calls = stallWatched('/testimonials')
  const { user } = renderApp('/testimonials')
  await waitFor(() => expect(calls.asked).toBe(1))
  await goTo(user, 'Artikel')
  await waitFor(() => expect(calls.aborted).toBe(1))
  serveTestimonials([buildTestimonial()])
  await goTo(user, 'Testimoni')
  expect(screen.queryByText('Terjadi Kesalahan')).not.toBeInTheDocument()
  expect(await screen.findByRole('article')).toBeInTheDocument()
})

it('keeps the pages that came when a further one is aborted', async () => {
  serveCategories([])
  serveProjects(buildProjects(12))
  const { user } = renderApp('/projects')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  const calls = stallWatched('/profile-projects')
  scrollIntoView()
  await waitFor(() => expect(calls.asked).toBe(1))
  await goTo(user, 'Artikel')
  await waitFor(() => expect(calls.aborted).toBe(1))
  await goTo(user, 'Proyek')
  await screen.findByRole('heading', { name: 'Portfolio & Proyek' })
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument()
})

it('lets go on what the next page wants as well', async () => {
  serveCategories([])
  serveTestimonials([])
  const calls = stallWatched('/profiles/1')
  const { user } = renderApp('/testimonials')
  await waitFor(() => expect(calls.asked).toBe(1))
  await goTo(user, 'Kontak')
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  expect(calls).toEqual({ asked: 1, aborted: 0 })
})
