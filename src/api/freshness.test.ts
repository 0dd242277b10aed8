import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { buildCategories } from '../../__mocks__/fixtures/categories'
import { buildProjects } from '../../__mocks__/fixtures/projects'
import { buildTestimonial } from '../../__mocks__/fixtures/testimonials'
import { serveCategories } from '../../__mocks__/handlers/categories'
import { pageOf, success } from '../../__mocks__/handlers/envelope'
import { answerCall } from '../../__mocks__/handlers/scenario'
import { serveTestimonials } from '../../__mocks__/handlers/testimonials'
import { renderApp } from '../../__mocks__/renderApp'
import { stopClock } from '../../__mocks__/stopClock'

const minute = 60_000

/** Leaves the testimonials for the blog, and comes back that many minutes later. */
async function comeBackAfter(minutes: number) {
  stopClock()
  serveCategories([])
  const asked = serveTestimonials([buildTestimonial()])
  const { user } = renderApp('/testimonials')
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(screen.getByRole('link', { name: 'Artikel' }))
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  await jest.advanceTimersByTimeAsync(minutes * minute)
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(screen.getByRole('link', { name: 'Testimoni' }))
  await screen.findByRole('heading', { name: 'Testimoni Klien' })
  await screen.findByRole('link', { name: /Pelanggan 1/ })
  return asked
}

it('keeps an answer for five minutes after its page was left', async () => {
  expect(await comeBackAfter(4)).toHaveLength(1)
})

it('discards an answer that nobody used for five minutes', async () => {
  expect(await comeBackAfter(6)).toHaveLength(2)
})

it('does not ask again when the window gets the focus', async () => {
  serveCategories([])
  const asked = serveTestimonials([buildTestimonial()])
  renderApp('/testimonials')
  await screen.findByRole('article')
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  await screen.findByRole('article')
  expect(asked).toHaveLength(1)
})

it('asks once for what several parts of a page want', async () => {
  serveCategories([])
  const testimonials = serveTestimonials([buildTestimonial()])
  const profile = answerCall('/profiles/1', () =>
    success({ profile: { id: 1, full_name: 'Dewi Contoh' } }),
  )
  // Header, footer, head and page all show something of the profile.
  renderApp('/testimonials')
  await screen.findByRole('article')
  expect(profile).toHaveLength(1)
  expect(testimonials).toHaveLength(1)
})

it('never shows a list of one filter under another, in whatever order answers come', async () => {
  serveCategories(buildCategories('Frontend', 'Backend'))
  const rows = [
    ...buildProjects(3, { category_name: 'Frontend' }),
    ...buildProjects(2, { category_name: 'Backend' }).map((row) => ({
      ...row,
      id: row.id + 10,
      title: `Layanan ${row.id}`,
    })),
  ]
  const release: Record<string, () => void> = {}
  answerCall('/profile-projects', async (request) => {
    const category = new URL(request.url).searchParams.get('category')
    if (category) await new Promise<void>((resolve) => (release[category] = resolve))
    const chosen = rows.filter((row) => category === null || row.category_name === category)
    const page = pageOf(chosen, request)
    return success({ projects: page.rows, pagination: page.pagination })
  })
  const { user } = renderApp('/projects')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  await user.click(screen.getByRole('button', { name: 'Backend' }))
  await waitFor(() => expect(Object.keys(release)).toEqual(['Frontend', 'Backend']))

  release.Backend?.()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  release.Frontend?.()
  await delay(0)
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1),
  )
  expect(screen.getByRole('heading', { name: 'Layanan 1' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Proyek 1' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})
