import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildSkills } from '../../../__mocks__/fixtures'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import * as api from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { profileSkillsApi } from '../../features/skills/profileSkillsApi'

const { connection } = navigator as { connection?: object }

beforeEach(() => void api.serveCategories([]))
afterEach(() => void Object.assign(navigator, { connection }))

async function openBlog() {
  const view = renderApp('/blog')
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  // After the page is shown, so that nothing is prefetched while the browser is idle.
  Object.assign(navigator, { connection: { effectiveType: '4g' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  return { ...view, link: (name: string) => menu.getByRole('link', { name }) }
}

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'requests all data of a page once on %s of its link, and not again on navigation',
  async (eventType) => {
    const requests = api.serveSkills(buildSkills(24))
    const { link, store } = await openBlog()
    for (let time = 0; time < 5; time += 1) fireEvent[eventType](link('Keahlian'))
    await waitFor(() => expect(requests).toHaveLength(3))
    const loaded = profileSkillsApi.endpoints.listProfileSkills.select({ profileId: 1, page: 1 })
    await waitFor(() => expect(loaded(store.getState()).data?.pagination.currentPage).toBe(3))
    fireEvent.click(link('Keahlian'))
    expect(await screen.findByText(/semua 24 keahlian/)).toBeInTheDocument()
    expect(requests).toHaveLength(3)
  },
)

it('prefetches nothing if the data saver is enabled; repeats a failed request on navigation', async () => {
  const { link } = await openBlog()
  const requests = api.failTestimonials()
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerOver(link('Testimoni'))
  expect(requests).toEqual([])
  Object.assign(navigator, { connection: { effectiveType: '4g' } })
  expectConsoleError(/\[api\] GET \/testimonials: 500/)
  freezeTime()
  fireEvent.pointerOver(link('Testimoni'))
  await waitFor(() => expect(requests).toHaveLength(4), afterRetries)
  expect(screen.getByRole('heading', { name: 'Blog & Artikel' })).toBeInTheDocument()
  jest.useRealTimers()
  api.serveTestimonials([])
  fireEvent.click(link('Testimoni'))
  expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeInTheDocument()
})
