import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildSkills } from '../../../__mocks__/fixtures/skills'
import { serveCategories } from '../../../__mocks__/handlers/categories'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { serveSkills } from '../../../__mocks__/handlers/skills'
import { failTestimonials, serveTestimonials } from '../../../__mocks__/handlers/testimonials'
import { profileSkillsApi } from '../../features/skills/profileSkillsApi'
import { renderApp } from '../../../__mocks__/renderApp'
import { freezeTime } from '../../../__mocks__/freezeTime'

beforeEach(() => serveCategories([]))

async function openBlog() {
  const view = renderApp('/blog')
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  await view.user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  const link = (name: string) => menu.getByRole('link', { name })
  return { ...view, link }
}

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

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
  Object.assign(navigator, { connection: undefined })
  expect(requests).toEqual([])
})

it('ignores a failed prefetch and repeats the request on navigation', async () => {
  const { user, link } = await openBlog()
  const requests = failTestimonials()
  freezeTime()
  fireEvent.pointerOver(link('Testimoni'))
  await waitFor(() => expect(requests).toHaveLength(1))
  await advance(60_000)
  expect(requests).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Blog & Artikel' })).toBeInTheDocument()
  jest.useRealTimers()
  serveTestimonials([])
  await user.click(link('Testimoni'))
  expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeInTheDocument()
})

describe('a link in view', () => {
  const minute = 60_000

  /** Opens the blog with a link in view, and waits until everything idle is done. */
  async function showLink(name: string, connection: object = { effectiveType: '4g' }) {
    Object.assign(navigator, { connection })
    freezeTime()
    const view = await openBlog()
    const show = async () => {
      await advance(1000)
      scrollIntoView(view.link(name))
      await advance(1000)
    }
    await show()
    const isPrefetched = () =>
      Object.keys(view.store.getState().api.queries).some((key) => key.startsWith('listTesti'))
    return { ...view, show, isPrefetched }
  }

  it('is prefetched once, and its page is shown without another request', async () => {
    const requests = serveTestimonials([])
    const { show, user, link } = await showLink('Testimoni')
    await waitFor(() => expect(requests).toHaveLength(1))
    await show()
    await advance(4 * minute)
    await user.click(link('Testimoni'))
    expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeInTheDocument()
    expect(requests).toHaveLength(1)
  })

  it('is prefetched if a later page contains it', async () => {
    const requests = serveTestimonials([])
    const { user, link } = await showLink('Beranda')
    await user.click(link('Kontak'))
    await screen.findByRole('heading', { name: 'Hubungi Saya', level: 1 })
    const added = Object.assign(document.createElement('a'), { href: '/testimonials' })
    screen.getByRole('main').append(added)
    await advance(1000)
    scrollIntoView(added)
    await waitFor(() => expect(requests).toHaveLength(1))
  })

  it('is prefetched only after the document has loaded', async () => {
    serveTestimonials([])
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const { show, isPrefetched } = await showLink('Testimoni')
    expect(isPrefetched()).toBe(false)
    readyState.mockRestore()
    fireEvent.load(window)
    await show()
    expect(isPrefetched()).toBe(true)
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not prefetched with %j',
    async (connection) => {
      const { isPrefetched } = await showLink('Testimoni', connection)
      expect(isPrefetched()).toBe(false)
    },
  )

  it('is prefetched by one request if it fails, without a message', async () => {
    const requests = failTestimonials()
    await showLink('Testimoni')
    await waitFor(() => expect(requests).toHaveLength(1))
    await advance(minute)
    expect(requests).toHaveLength(1)
  })
})
