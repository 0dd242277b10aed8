import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildSkills } from '../../../__mocks__/fixtures'
import {
  failTestimonials,
  serveCategories,
  serveSkills,
  serveTestimonials,
} from '../../../__mocks__/handlers'
import { profileSkillsApi } from '../../features/skills/profileSkillsApi'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'

const { connection } = navigator as { connection?: object }

beforeEach(() => serveCategories([]))
afterEach(() => void Object.assign(navigator, { connection }))

async function openBlog() {
  const view = renderApp('/blog')
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  // After the page is shown, so that nothing is prefetched while the browser is idle.
  Object.assign(navigator, { connection: { effectiveType: '4g' } })
  await view.user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  const link = (name: string) => menu.getByRole('link', { name })
  return { ...view, link }
}

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'requests all data of a page on %s of its link, and not again on navigation',
  async (eventType) => {
    const requests = serveSkills(buildSkills(24))
    const { user, link, store } = await openBlog()
    fireEvent[eventType](link('Keahlian'))
    await waitFor(() => expect(requests).toHaveLength(3))
    const loaded = profileSkillsApi.endpoints.listProfileSkills.select({ profileId: 1, page: 1 })
    await waitFor(() => expect(loaded(store.getState()).data?.pagination.currentPage).toBe(3))
    await user.click(link('Keahlian'))
    expect(await screen.findByText(/semua 24 keahlian/)).toBeInTheDocument()
    expect(requests).toHaveLength(3)
  },
)

it('sends one request, however often the pointer moves over a link', async () => {
  const requests = serveTestimonials([])
  const { link } = await openBlog()
  for (let time = 0; time < 5; time += 1) fireEvent.pointerOver(link('Testimoni'))
  await waitFor(() => expect(requests).toHaveLength(1))
})

it('prefetches nothing if the data saver is enabled', async () => {
  const requests = serveTestimonials([])
  const { link } = await openBlog()
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerOver(link('Testimoni'))
  expect(requests).toEqual([])
})

it('ignores a failed prefetch and repeats the request on navigation', async () => {
  const { user, link } = await openBlog()
  const requests = failTestimonials()
  expectConsoleError(/\[api\] GET \/testimonials: 500/)
  freezeTime()
  fireEvent.pointerOver(link('Testimoni'))
  await waitFor(() => expect(requests).toHaveLength(4), afterRetries)
  expect(screen.getByRole('heading', { name: 'Blog & Artikel' })).toBeInTheDocument()
  jest.useRealTimers()
  serveTestimonials([])
  await user.click(link('Testimoni'))
  expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeInTheDocument()
})
