import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildCategories, buildProject, buildProjects } from '../../../__mocks__/fixtures'
import {
  failCategories,
  failProjects,
  mockErrorResponse,
  mockPendingResponse,
  serveCategories,
  serveProfile,
  serveProjects,
} from '../../../__mocks__/handlers'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { articleWithHeading, expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'

const endMessage = "You've reached the end of the projects list"

beforeEach(() => {
  serveCategories(buildCategories('Frontend', 'Full Stack'))
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
  const requests = serveProjects(projects)
  const view = renderApp('/projects')
  await screen.findByRole('button', { name: 'Semua Proyek' })
  await screen.findAllByRole('article')
  return { ...view, requests }
}

const scrollToLastCard = () => act(scrollIntoView)

it('has a heading, a document title and a call to action', async () => {
  await openProjects()
  await waitFor(() => expect(document.title).toBe('Proyek - Dewi Contoh'))
  for (const name of ['Portfolio & Proyek', 'Tertarik Berkolaborasi?']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  }
  const main = within(screen.getByRole('main'))
  expectLinks(main, { 'Hubungi Saya': '/contact' })
  const code = main.getByRole('link', { name: 'Lihat GitHub' })
  await waitFor(() => expect(code).toHaveAttribute('href', 'https://example.com/github/dewi'))
  expect(code).toHaveAttribute('target', '_blank')
})

it('links to github.com if the profile has no GitHub account', async () => {
  serveProfile({ github_profile: null })
  await openProjects()
  expectLinks(screen, { 'Lihat GitHub': 'https://github.com' })
})

it('shows spinners and placeholders while the data loads', async () => {
  mockPendingResponse('/categories')
  mockPendingResponse('/profile-projects')
  renderApp('/projects')
  expect(await screen.findByText('Loading categories...')).toBeInTheDocument()
  expect(screen.getByText('Loading more projects...')).toBeInTheDocument()
  expect(screen.getAllByTestId('placeholder-card')).toHaveLength(6)
})

it('shows a card with picture, category, title, description and technologies', async () => {
  await openProjects([buildProject({ id: 1, title: 'Toko Batik', slug: 'toko-batik' })])
  const card = within(articleWithHeading('Toko Batik'))
  expectLinks(card, { 'Toko Batik': '/projects/toko-batik' })
  for (const text of ['Full Stack', 'Keterangan proyek 1.', 'React', 'PostgreSQL']) {
    expect(card.getByText(text)).toBeInTheDocument()
  }
  const picture = card.getByRole('presentation')
  expect(picture).toHaveAttribute('src', '/pictures/projects/1.webp')
  fireEvent.error(picture)
  expect(picture).not.toBeInTheDocument()
})

it('a card without a slug has no link, and missing fields are omitted', async () => {
  await openProjects([
    buildProject({
      slug: null,
      description: null,
      category_name: null,
      picture_url: null,
      skill_names: undefined,
    }),
  ])
  const card = within(articleWithHeading('Proyek 1'))
  expect(card.queryByRole('link')).not.toBeInTheDocument()
  expect(card.queryByRole('presentation')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN/)
})

it('loads the next page when the last card comes into view, until the end of the list', async () => {
  const { requests } = await openProjects()
  await expectCards(6)
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument()
  scrollToLastCard()
  await expectCards(12)
  scrollToLastCard()
  await expectCards(14)
  expect(screen.getByText(endMessage)).toBeInTheDocument()
  scrollToLastCard()
  expect(requests.map(({ search }) => search)).toEqual(
    [1, 2, 3].map((page) => `?page=${page}&limit=6&profile_id=1&is_active=1`),
  )
})

it('requests one page at a time', async () => {
  const { requests } = await openProjects()
  scrollToLastCard()
  scrollToLastCard()
  await expectCards(12)
  expect(requests).toHaveLength(2)
})

const filterButtons = () =>
  within(screen.getByRole('group', { name: 'Kategori proyek' })).getAllByRole('button')

it('has filters for all projects and for each active category, with their numbers', async () => {
  await openProjects([...buildProjects(3), buildProject({ id: 9, category_name: 'Frontend' })])
  expect(filterButtons().map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ])
  for (const [name, count] of Object.entries({ 'Semua Proyek': 4, Frontend: 1, 'Full Stack': 3 })) {
    const button = screen.getByRole('button', { name })
    await waitFor(() => expect(button).toHaveAccessibleDescription(`${count} proyek`))
    expect(button).toHaveTextContent(name)
  }
})

it('orders the categories by their numbers, and leaves out those without projects', async () => {
  serveCategories(buildCategories('Design', 'Frontend', 'Full Stack'))
  await openProjects([...buildProjects(3), buildProject({ id: 9, category_name: 'Frontend' })])
  expect(filterButtons().map((button) => button.textContent)).toEqual([
    'Semua Proyek',
    'Full Stack',
    'Frontend',
  ])
})

it('shows the filters without a retry if the numbers cannot be loaded', async () => {
  serveProjects(buildProjects(1))
  const requests = mockErrorResponse('/projects/stats')
  expectConsoleError(/GET \/projects\/stats: 500/)
  renderApp('/projects')
  expect(await screen.findByRole('button', { name: 'Frontend' })).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

it('has filters in the order of the categories without numbers if they are not known', async () => {
  serveCategories(buildCategories('Design', 'Full Stack'))
  serveProjects(buildProjects(1))
  const requests = mockErrorResponse('/projects/stats', 404)
  renderApp('/projects')
  const filters = within(await screen.findByRole('group', { name: 'Kategori proyek' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  const buttons = filters.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Semua Proyek',
    'Design',
    'Full Stack',
  ])
  expect(buttons[1]).not.toHaveAccessibleDescription()
})

it('has a filter for each of two categories with the same name', async () => {
  serveCategories(buildCategories('Frontend', 'Frontend'))
  await openProjects(ofTwoCategories)
  expect(screen.getAllByRole('button', { name: 'Frontend' })).toHaveLength(2)
})

it('clears the list while a selected category loads', async () => {
  const { user } = await openProjects(ofTwoCategories)
  mockPendingResponse('/profile-projects')
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByText('Loading more projects...')).toBeInTheDocument()
})

it('shows the selected category from its first page', async () => {
  const { requests, user } = await openProjects(ofTwoCategories)
  scrollToLastCard()
  await expectCards(12)
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  await expectCards(1)
  expect(articleWithHeading('Etalase')).toBeInTheDocument()
  expect(requests.at(-1)?.search).toBe('?page=1&limit=6&profile_id=1&is_active=1&category=Frontend')
  expect(screen.getByRole('button', { name: 'Frontend' })).toHaveAttribute('aria-pressed', 'true')
})

it('starts at page 1 when a category is selected again', async () => {
  const { requests, user } = await openProjects(ofTwoCategories)
  scrollToLastCard()
  await expectCards(12)
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  await expectCards(1)
  await user.click(screen.getByRole('button', { name: 'Semua Proyek' }))
  await expectCards(6)
  expect(requests.at(-1)?.search).toBe('?page=1&limit=6&profile_id=1&is_active=1')
})

it('shows a message with the category’s name for an empty list', async () => {
  serveProjects(buildProjects(1))
  renderApp('/projects?category=Frontend')
  expect(await screen.findByRole('heading', { name: 'Tidak ada proyek' })).toBeInTheDocument()
  expect(screen.getByText('Belum ada proyek untuk kategori "Frontend"')).toBeInTheDocument()
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument()
})

it('shows the default filters if the categories cannot be loaded', async () => {
  freezeTime()
  failCategories()
  serveProjects(buildProjects(1))
  expectConsoleError(/GET \/categories: 500/)
  renderApp('/projects')
  const filters = within(
    await screen.findByRole('group', { name: 'Kategori proyek' }, afterRetries),
  )
  expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Semua Proyek',
    'Frontend',
    'Backend',
    'Full Stack',
  ])
})

it('shows an error if the list cannot be loaded, and retries on Try Again', async () => {
  freezeTime()
  failProjects()
  expectConsoleError(/GET \/profile-projects: 500/)
  const { user } = renderApp('/projects')
  await screen.findByRole('heading', { name: 'Oops! Something went wrong' }, afterRetries)
  expect(screen.getByText('Failed to load projects. Please try again.')).toBeInTheDocument()

  serveProjects(buildProjects(2))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await expectCards(2)
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument()
})

it('keeps the loaded pages if a later page fails, and retries that page', async () => {
  freezeTime()
  serveProjects(buildProjects(14), 2)
  expectConsoleError(/GET \/profile-projects: 500/)
  const { user } = renderApp('/projects')
  await expectCards(6)
  scrollToLastCard()
  await screen.findByRole('heading', { name: /Oops/ }, afterRetries)
  expect(screen.getAllByRole('article')).toHaveLength(6)

  const requests = serveProjects(buildProjects(14))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await expectCards(12)
  expect(requests[0]?.searchParams.get('page')).toBe('2')
})

it('shows the loaded list without a request when the visitor returns', async () => {
  const { requests, user } = await openProjects()
  scrollToLastCard()
  await expectCards(12)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Proyek' }))
  await screen.findByRole('heading', { name: 'Portfolio & Proyek' })
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(requests).toHaveLength(2)
})

describe('the URL', () => {
  const pageInUrl = () => new URL(window.location.href).searchParams.get('page')
  beforeEach(() => window.history.replaceState(null, '', '/projects'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('contains no page while a category is selected', async () => {
    const { user } = await openProjects(ofTwoCategories)
    scrollToLastCard()
    await expectCards(12)
    await user.click(screen.getByRole('button', { name: 'Frontend' }))
    await waitFor(() => expect(pageInUrl()).toBeNull())
  })

  it('selects all projects when a link to the page without a category is followed', async () => {
    serveProjects(buildProjects(8))
    const { user } = renderApp('/projects?category=Frontend')
    await screen.findByText('Tidak ada proyek')
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: 'Proyek' }))
    await expectCards(6)
    expect(screen.getByRole('button', { name: 'Semua Proyek' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('loads the list up to its page', async () => {
    const requests = serveProjects(buildProjects(14))
    renderApp('/projects?page=3')
    await expectCards(14)
    expect(requests.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3'])
    expect(pageInUrl()).toBe('3')
  })

  it('is not changed after a navigation to another page', async () => {
    await openProjects()
    scrollToLastCard()
    window.history.replaceState(null, '', '/projects/lain')
    await expectCards(12)
    expect(window.location.pathname + window.location.search).toBe('/projects/lain')
  })

  it('of the next page is a link, which extends the list in place', async () => {
    const { user } = await openProjects()
    const more = screen.getByRole('link', { name: 'Muat proyek berikutnya' })
    expect(more).toHaveAttribute('href', '/projects?page=2#proyek-7')
    await user.click(more)
    await expectCards(12)
    expect(screen.getAllByRole('article')[6]).toHaveAttribute('id', 'proyek-7')
  })
})
