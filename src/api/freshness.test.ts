import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { buildCategories, buildProjects, buildTestimonial } from '../../__mocks__/fixtures'
import {
  mockResponse,
  paginate,
  serveCategories,
  serveTestimonials,
  success,
} from '../../__mocks__/handlers'
import { renderApp } from '../../__mocks__/renderApp'
import { freezeTime } from '../../__mocks__/freezeTime'

const minute = 60_000

/** Navigates from the testimonials to the contact page, and back after some minutes. */
async function returnAfter(minutes: number) {
  freezeTime()
  serveCategories([])
  const requests = serveTestimonials([buildTestimonial()])
  const { user } = renderApp('/testimonials')
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(screen.getByRole('link', { name: 'Kontak' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya', level: 1 })
  await jest.advanceTimersByTimeAsync(minutes * minute)
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  await user.click(screen.getByRole('link', { name: 'Testimoni' }))
  await screen.findByRole('heading', { name: 'Testimoni Klien' })
  await screen.findByRole('link', { name: /Pelanggan 1/ })
  return requests
}

it('keeps a response in the cache for five minutes after its page was left', async () => {
  expect(await returnAfter(4)).toHaveLength(1)
})

it('removes a response that was not used for five minutes', async () => {
  expect(await returnAfter(6)).toHaveLength(2)
})

it('does not refetch when the window gets the focus', async () => {
  serveCategories([])
  const requests = serveTestimonials([buildTestimonial()])
  renderApp('/testimonials')
  await screen.findByRole('article')
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  await screen.findByRole('article')
  expect(requests).toHaveLength(1)
})

it('sends one request for data that several parts of a page use', async () => {
  serveCategories([])
  const testimonials = serveTestimonials([buildTestimonial()])
  const profile = mockResponse('/profiles/1', () =>
    success({ profile: { id: 1, full_name: 'Dewi Contoh' } }),
  )
  // Header, footer, head and page all show data of the profile.
  renderApp('/testimonials')
  await screen.findByRole('article')
  expect(profile).toHaveLength(1)
  expect(testimonials).toHaveLength(1)
})

it('never shows the list of another filter, in whatever order responses arrive', async () => {
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
  mockResponse('/profile-projects', async (request) => {
    const category = new URL(request.url).searchParams.get('category')
    if (category) await new Promise<void>((resolve) => (release[category] = resolve))
    const filtered = rows.filter((row) => category === null || row.category_name === category)
    const page = paginate(filtered, request)
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
