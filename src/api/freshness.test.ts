import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import * as fixtures from '../../__mocks__/fixtures'
import * as api from '../../__mocks__/handlers'
import { renderApp } from '../../__mocks__/renderApp'
import { freezeTime } from '../../__mocks__/freezeTime'

it.each([
  [4, 1],
  [6, 2],
])('returns to a page after %i minutes, with %i requests of its list', async (minutes, count) => {
  freezeTime()
  api.serveCategories([])
  const requests = api.serveTestimonials([fixtures.buildTestimonial()])
  const profile = api.mockResponse('/profiles/1', () =>
    api.success({ profile: fixtures.buildProfile() }),
  )
  renderApp('/testimonials')
  await screen.findByRole('article')
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  const goTo = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
    fireEvent.click(screen.getByRole('link', { name }))
  }
  goTo('Kontak')
  await screen.findByRole('heading', { name: 'Hubungi Saya', level: 1 })
  expect(requests).toHaveLength(1)
  // Header, footer, head and both pages show data of the profile.
  expect(profile).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(minutes * 60_000)
  goTo('Testimoni')
  await screen.findByRole('link', { name: /Pelanggan 1/ })
  expect(requests).toHaveLength(count)
})

it('never shows the list of another filter, in whatever order responses arrive', async () => {
  api.serveCategories(fixtures.buildCategories('Frontend', 'Backend'))
  const rows = [
    ...fixtures.buildProjects(3, { category_name: 'Frontend' }),
    ...fixtures.buildProjects(2, { category_name: 'Backend' }).map((row) => ({
      ...row,
      id: row.id + 10,
      title: `Layanan ${row.id}`,
    })),
  ]
  const release: Record<string, () => void> = {}
  api.mockResponse('/profile-projects', async (request) => {
    const category = new URL(request.url).searchParams.get('category')
    if (category) await new Promise<void>((resolve) => (release[category] = resolve))
    const filtered = rows.filter((row) => category === null || row.category_name === category)
    const page = api.paginate(filtered, request)
    return api.success({ projects: page.rows, pagination: page.pagination })
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
