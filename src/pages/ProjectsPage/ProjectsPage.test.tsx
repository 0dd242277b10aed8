import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildCategories, buildProject, buildProjects } from '../../../__mocks__/fixtures'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import * as api from '../../../__mocks__/handlers'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const { articleWithHeading, contentsOf, expectLinks, expectTexts, main } = page
const endMessage = "You've reached the end of the projects list"

beforeEach(() => {
  api.serveCategories(buildCategories('Frontend', 'Full Stack'))
})

async function expectCards(count: number) {
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
}

/** More than two pages of one category, and a project of another. */
const ofTwoCategories = [
  ...buildProjects(14),
  buildProject({ id: 20, title: 'Etalase', category_name: 'Frontend' }),
]

async function openProjects(projects = buildProjects(14)) {
  const requests = api.serveProjects(projects)
  const view = renderApp('/projects')
  await screen.findByRole('button', { name: 'Semua Proyek' })
  await screen.findAllByRole('article')
  return { ...view, requests }
}

const scrollToLastCard = () => act(scrollIntoView)
const button = (name: string) => screen.getByRole('button', { name })
const findFilters = async () => {
  const group = { name: 'Kategori proyek' }
  return within(await screen.findByRole('group', group, afterRetries)).getAllByRole('button')
}

it('shows spinners and placeholders while the data loads', async () => {
  api.mockPendingResponse('/categories')
  api.mockPendingResponse('/profile-projects')
  renderApp('/projects')
  await screen.findByText('Loading categories...')
  expectTexts(screen, 'Loading more projects...')
  expect(screen.getAllByTestId('placeholder-card')).toHaveLength(6)
})

it('shows a card for each project, filters with their numbers, and a call to action', async () => {
  const missing = { description: null, category_name: null, picture_url: null, slug: null }
  await openProjects([
    buildProject({ id: 1, title: 'Toko Batik', slug: 'toko-batik' }),
    buildProject({ id: 2 }),
    buildProject({ id: 3, category_name: 'Frontend' }),
    buildProject({ id: 4, ...missing, skill_names: undefined }),
  ])
  const card = within(articleWithHeading('Toko Batik'))
  expectLinks(card, { 'Toko Batik': '/projects/toko-batik' })
  expectTexts(card, 'Full Stack', 'Keterangan proyek 1.', 'React', 'PostgreSQL')
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/pictures/projects/1.webp')
  const empty = within(articleWithHeading('Proyek 4'))
  expect(empty.queryByRole('link')).not.toBeInTheDocument()
  expect(empty.queryByRole('presentation')).not.toBeInTheDocument()
  page.expectNoMissingValues()

  // Those with more projects come first.
  const filters = await findFilters()
  expect(contentsOf(filters)).toEqual(['Semua Proyek', 'Full Stack', 'Frontend'])
  const pressed = filters.map((filter) => filter.getAttribute('aria-pressed'))
  expect(pressed).toEqual(['true', 'false', 'false'])
  for (const [index, count] of [4, 2, 1].entries()) {
    await waitFor(() => expect(filters[index]).toHaveAccessibleDescription(`${count} proyek`))
  }
  expectTexts(screen, 'Portfolio & Proyek', 'Tertarik Berkolaborasi?')
  expectLinks(main(), { 'Hubungi Saya': '/contact' })
  const code = main().getByRole('link', { name: 'Lihat GitHub' })
  await waitFor(() => expect(code).toHaveAttribute('href', 'https://example.com/github/dewi'))
  expect(code).toHaveAttribute('target', '_blank')
})

it('loads one page at a time when the last card comes into view, until the end', async () => {
  const { requests, user } = await openProjects()
  await expectCards(6)
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument()
  scrollToLastCard()
  scrollToLastCard()
  await expectCards(12)
  expect(requests).toHaveLength(2)
  scrollToLastCard()
  await expectCards(14)
  expectTexts(screen, endMessage)
  scrollToLastCard()
  const search = (number: number) => `?page=${number}&limit=6&profile_id=1&is_active=1`
  expect(requests.map((url) => url.search)).toEqual([1, 2, 3].map(search))

  // The list is shown without a request when the visitor returns.
  await user.click(main().getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Proyek' }))
  await screen.findByRole('heading', { name: 'Portfolio & Proyek' })
  expect(screen.getAllByRole('article')).toHaveLength(14)
  expect(requests).toHaveLength(3)
})

it('shows a selected category from its first page, and then all projects from theirs', async () => {
  window.history.replaceState(null, '', '/projects')
  api.serveCategories(buildCategories('Design', 'Frontend', 'Full Stack'))
  const { requests } = await openProjects(ofTwoCategories)
  // Without those that have no projects.
  expect(screen.queryByRole('button', { name: 'Design' })).not.toBeInTheDocument()
  scrollToLastCard()
  await expectCards(12)
  fireEvent.click(button('Frontend'))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expectTexts(screen, 'Loading more projects...')
  await expectCards(1)
  expectTexts(screen, 'Etalase')
  const first = '?page=1&limit=6&profile_id=1&is_active=1'
  expect(requests.at(-1)?.search).toBe(`${first}&category=Frontend`)
  expect(button('Frontend')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(window.location.search).toBe('?category=Frontend'))
  fireEvent.click(button('Semua Proyek'))
  await expectCards(6)
  expect(requests.at(-1)?.search).toBe(first)
  // The selected filter changes nothing.
  fireEvent.click(button('Semua Proyek'))
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

it('selects the filter of a category whose slug is in the URL', async () => {
  api.serveProjects(buildProjects(1))
  renderApp('/projects?category=full-stack')
  expect(contentsOf(await findFilters())).toEqual(['Semua Proyek', 'Full Stack'])
  expect(button('Full Stack')).toHaveAttribute('aria-pressed', 'true')
})

it('names the category of an empty list, which a link to the page without one removes', async () => {
  api.serveProjects(buildProjects(8))
  const { user } = renderApp('/projects?category=Frontend')
  expect(await screen.findByRole('heading', { name: 'Tidak ada proyek' })).toBeInTheDocument()
  expectTexts(screen, 'Belum ada proyek untuk kategori "Frontend"')
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument()
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Proyek' }))
  await expectCards(6)
  expect(button('Semua Proyek')).toHaveAttribute('aria-pressed', 'true')
})

it('shows the default filters if the categories cannot be loaded', async () => {
  freezeTime()
  api.fail('categories')
  api.serveProjects(buildProjects(1))
  expectConsoleError(/GET \/categories: 500/)
  renderApp('/projects')
  const names = ['Semua Proyek', 'Frontend', 'Backend', 'Full Stack']
  expect(contentsOf(await findFilters())).toEqual(names)
})

it('shows an error and a retry of a later page, and keeps the others', async () => {
  freezeTime()
  api.serveProjects(buildProjects(14), 2)
  expectConsoleError(/GET \/profile-projects: 500/)
  const { user } = renderApp('/projects')
  await expectCards(6)
  scrollToLastCard()
  const title = { name: 'Oops! Something went wrong' }
  await screen.findByRole('heading', title, afterRetries)
  expect(screen.getAllByRole('article')).toHaveLength(6)
  const requests = api.serveProjects(buildProjects(14))
  await user.click(button('Try Again'))
  await expectCards(12)
  expect(screen.queryByRole('heading', title)).not.toBeInTheDocument()
  expect(requests[0]?.searchParams.get('page')).toBe('2')
})

describe('the URL', () => {
  const address = () => window.location.pathname + window.location.search
  beforeEach(() => window.history.replaceState(null, '', '/projects'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('of the next page is a link, which extends the list in place, or opens a new tab', async () => {
    const { user } = await openProjects()
    const more = screen.getByRole('link', { name: 'Muat proyek berikutnya' })
    expect(more).toHaveAttribute('href', '/projects?page=2#proyek-7')
    const handleClick = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    window.addEventListener('click', handleClick, { once: true })
    fireEvent.click(more, { ctrlKey: true })
    expect(handleClick).toHaveBeenCalled()
    expect(screen.getAllByRole('article')).toHaveLength(6)
    await user.click(more)
    await expectCards(12)
    expect(screen.getAllByRole('article')[6]).toHaveAttribute('id', 'proyek-7')
    await waitFor(() => expect(address()).toBe('/projects?page=2'))
  })
})
