import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import * as fixtures from '../../../__mocks__/fixtures'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import * as api from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { api as siteApi } from '../../api/api'
import { tagTypes } from '../../api/tags'

const { connection } = navigator as { connection?: object }
const connect = (state?: object) => Object.assign(navigator, { connection: state })

beforeEach(() => void api.serveCategories([]))
afterEach(() => void connect(connection))

/** Opens the menu. @returns its link with this name */
function menuLink(name: string): HTMLElement {
  if (!screen.queryByRole('navigation', { name: 'Menu' })) {
    fireEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
  }
  return within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name })
}
const goTo = (name: string) => fireEvent.click(menuLink(name))

const findPage = (name: string) => screen.findByRole('heading', { level: 1, name })
const expectCards = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))

it('requests the data of a page again five minutes after it was shown, not before', async () => {
  freezeTime()
  const requests = api.serveTestimonials([fixtures.buildTestimonial()])
  const respond = () => api.success({ profile: fixtures.buildProfile() })
  const profile = api.mockResponse('/profiles/1', respond)
  renderApp('/testimonials')
  await screen.findByRole('article')
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  expect(requests).toHaveLength(1)
  for (const [minutes, count] of [
    [4, 1],
    [6, 2],
  ] as const) {
    goTo('Kontak')
    await findPage('Hubungi Saya')
    // Header, footer, head and both pages show data of the profile.
    if (count === 1) expect(profile).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000))
    goTo('Testimoni')
    await screen.findByRole('link', { name: /Pelanggan 1/ })
    await waitFor(() => expect(requests).toHaveLength(count))
  }
})

it('never shows the list of another filter, in whatever order responses arrive', async () => {
  api.serveCategories(fixtures.buildCategories('Frontend', 'Backend'))
  const rows = [
    ...fixtures.buildProjects(3, { category_name: 'Frontend' }),
    fixtures.buildProject({ id: 11, title: 'Layanan', category_name: 'Backend' }),
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
  await expectCards(4)
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  await user.click(screen.getByRole('button', { name: 'Backend' }))
  await waitFor(() => expect(Object.keys(release)).toEqual(['Frontend', 'Backend']))
  release.Backend?.()
  await expectCards(1)
  release.Frontend?.()
  await delay(0)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Layanan' })).toBeVisible())
  expect(screen.queryByRole('heading', { name: 'Proyek 1' })).not.toBeInTheDocument()
  await expectCards(1)
})

it.each([
  ['/', 'Proyek 1'],
  ['/about', 'Jabatan 1'],
  ['/testimonials', 'Proyek 1'],
])('leave what %s shows when they are repeated and fail', async (path, heading) => {
  api.serveProjects(fixtures.buildProjects(1, { is_featured: 1 }))
  api.serveExperiences([fixtures.buildExperience()])
  api.serveEducations([])
  api.serveTestimonials([fixtures.buildTestimonial()])
  const { store } = renderApp(path)
  await screen.findByRole('heading', { name: heading })
  expectConsoleError(/: 404/)
  const requests = api.mockErrorResponse('/*', 404)
  act(() => void store.dispatch(siteApi.util.invalidateTags([...tagTypes])))
  await waitFor(() => {
    expect(requests).not.toHaveLength(0)
    const queries = Object.values(store.getState().api.queries)
    expect(queries.map((query) => query?.status)).not.toContain('pending')
  })
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
  for (const title of ['Error', 'Unable to Load Data', 'Terjadi Kesalahan']) {
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument()
  }
})

describe('of the page of a link', () => {
  async function openContact() {
    const view = renderApp('/contact')
    await findPage('Hubungi Saya')
    // After the page is shown, so that nothing is prefetched while the browser is idle.
    connect({ effectiveType: '4g' })
    return view
  }

  it('are sent once when it is pointed at, focused or touched, and not again on navigation', async () => {
    const requests = api.serveSkills(fixtures.buildSkills(24))
    const testimonials = api.serveTestimonials([])
    const projects = api.serveProjects([])
    await openContact()
    for (let time = 0; time < 5; time += 1) fireEvent.pointerOver(menuLink('Keahlian'))
    await waitFor(() => expect(requests).toHaveLength(3))
    fireEvent.focusIn(menuLink('Testimoni'))
    await waitFor(() => expect(testimonials).toHaveLength(1))
    fireEvent.touchStart(menuLink('Proyek'))
    await waitFor(() => expect(projects).toHaveLength(1))
    // The page is rendered ahead.
    await waitFor(() => expect(screen.getByText(/semua 24 keahlian/)).not.toBeVisible())
    goTo('Keahlian')
    expect(screen.getByText(/semua 24 keahlian/)).toBeVisible()
    expect(requests).toHaveLength(3)
  })

  it('are not sent with the data saver; those that fail are repeated on navigation', async () => {
    await openContact()
    const requests = api.fail('testimonials')
    connect({ saveData: true })
    fireEvent.pointerOver(menuLink('Testimoni'))
    expect(requests).toEqual([])
    connect({ effectiveType: '4g' })
    expectConsoleError(/\[api\] GET \/testimonials: 500/)
    freezeTime()
    fireEvent.pointerOver(menuLink('Testimoni'))
    await waitFor(() => expect(requests).toHaveLength(4), afterRetries)
    expect(screen.getByRole('heading', { name: 'Hubungi Saya' })).toBeVisible()
    jest.useRealTimers()
    api.serveTestimonials([])
    goTo('Testimoni')
    expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeVisible()
  })

  it('lead to a hidden page without its title, which is shown when it is opened; what is typed stays', async () => {
    api.serveTestimonials([])
    const { user } = await openContact()
    await user.type(screen.getByRole('textbox', { name: /Nama/ }), 'Sari')
    fireEvent.pointerOver(menuLink('Testimoni'))
    const heading = await screen.findByText('Belum Ada Testimoni')
    expect(heading).not.toBeVisible()
    expect(document.title).toMatch(/^Kontak/)
    goTo('Testimoni')
    expect(screen.getByRole('heading', { name: 'Belum Ada Testimoni' })).toBe(heading)
    expect(document.title).toMatch(/^Testimoni/)
    expect(screen.queryByRole('heading', { name: 'Hubungi Saya' })).not.toBeInTheDocument()
    goTo('Kontak')
    expect(await screen.findByRole('textbox', { name: /Nama/ })).toHaveValue('Sari')
  })
})
