import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildCategories } from '../../../__mocks__/fixtures/categories'
import { buildProject, buildProjects } from '../../../__mocks__/fixtures/projects'
import { failCategories, serveCategories } from '../../../__mocks__/handlers/categories'
import { serveProfile } from '../../../__mocks__/handlers/profile'
import { failProjects, serveProjects } from '../../../__mocks__/handlers/projects'
import { mockPendingResponse } from '../../../__mocks__/handlers/mockResponse'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { articleWithHeading } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'

const endMessage = "You've reached the end of the projects list"

beforeEach(() => {
  serveCategories(buildCategories('Frontend', 'Full Stack'))
})

/** How many cards are on screen, once they are as many as expected. */
async function expectCards(count: number) {
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
}

async function visitProjects(projects = buildProjects(14)) {
  const asked = serveProjects(projects)
  const view = renderApp('/projects')
  await screen.findByRole('button', { name: 'Semua Proyek' })
  await screen.findAllByRole('article')
  return { ...view, asked }
}

const scrollToLastCard = () => act(scrollIntoView)

it('is titled Portfolio & Proyek', async () => {
  await visitProjects()
  expect(screen.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Proyek - Dewi Contoh'))
})

it('says what is on its way', async () => {
  mockPendingResponse('/categories')
  mockPendingResponse('/profile-projects')
  renderApp('/projects')
  expect(await screen.findByText('Loading categories...')).toBeInTheDocument()
  expect(screen.getByText('Loading more projects...')).toBeInTheDocument()
  expect(screen.getAllByTestId('placeholder-card')).toHaveLength(6)
})

it('shows a card with picture, category, title, description and technologies', async () => {
  await visitProjects([buildProject({ id: 1, title: 'Toko Batik', slug: 'toko-batik' })])
  const card = within(articleWithHeading('Toko Batik'))
  expect(card.getByRole('link', { name: 'Toko Batik' })).toHaveAttribute(
    'href',
    '/projects/toko-batik',
  )
  for (const text of ['Full Stack', 'Keterangan proyek 1.', 'React', 'PostgreSQL']) {
    expect(card.getByText(text)).toBeInTheDocument()
  }
  const picture = card.getByRole('presentation')
  expect(picture).toHaveAttribute('src', '/pictures/projects/1.webp')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', '/pictures/project-placeholder.svg')
})

it('links no card without a slug, and shows no gap where a project says nothing', async () => {
  await visitProjects([
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
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/pictures/project-placeholder.svg')
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN/)
})

it('appends the next page when the last card comes into view, to the end message', async () => {
  const { asked } = await visitProjects()
  await expectCards(6)
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument()
  scrollToLastCard()
  await expectCards(12)
  scrollToLastCard()
  await expectCards(14)
  expect(screen.getByText(endMessage)).toBeInTheDocument()
  scrollToLastCard()
  expect(asked.map(({ search }) => search)).toEqual(
    [1, 2, 3].map((page) => `?page=${page}&limit=6&profile_id=1&is_active=1`),
  )
})

it('asks for one page at a time, however often the last card comes into view', async () => {
  const { asked } = await visitProjects()
  scrollToLastCard()
  scrollToLastCard()
  await expectCards(12)
  expect(asked).toHaveLength(2)
})

it('offers Semua Proyek and one filter per active category', async () => {
  await visitProjects()
  const filters = within(screen.getByRole('group', { name: 'Kategori proyek' }))
  const buttons = filters.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Semua Proyek',
    'Frontend',
    'Full Stack',
  ])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ])
})

it('has a button for each category where two have the same name', async () => {
  serveCategories(buildCategories('Frontend', 'Frontend'))
  await visitProjects()
  expect(screen.getAllByRole('button', { name: 'Frontend' })).toHaveLength(2)
})

it('clears the list while a selected category is on its way', async () => {
  const { user } = await visitProjects()
  mockPendingResponse('/profile-projects')
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByText('Loading more projects...')).toBeInTheDocument()
})

it('shows the selected category from its first page', async () => {
  const { asked, user } = await visitProjects([
    ...buildProjects(8),
    buildProject({ id: 20, title: 'Etalase', category_name: 'Frontend' }),
  ])
  scrollToLastCard()
  await expectCards(9)
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  await expectCards(1)
  expect(articleWithHeading('Etalase')).toBeInTheDocument()
  expect(asked.at(-1)?.search).toBe('?page=1&limit=6&profile_id=1&is_active=1&category=Frontend')
  expect(screen.getByRole('button', { name: 'Frontend' })).toHaveAttribute('aria-pressed', 'true')
})

it('starts from page 1 again when a category is selected anew', async () => {
  const { asked, user } = await visitProjects()
  scrollToLastCard()
  await expectCards(12)
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  await screen.findByText('Tidak ada proyek')
  await user.click(screen.getByRole('button', { name: 'Semua Proyek' }))
  await expectCards(6)
  expect(asked.at(-1)?.search).toBe('?page=1&limit=6&profile_id=1&is_active=1')
})

it('says that a category is empty, by its name', async () => {
  const { user } = await visitProjects()
  await user.click(screen.getByRole('button', { name: 'Frontend' }))
  expect(await screen.findByRole('heading', { name: 'Tidak ada proyek' })).toBeInTheDocument()
  expect(screen.getByText('Belum ada proyek untuk kategori "Frontend"')).toBeInTheDocument()
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument()
})

it('offers the static filters when the categories cannot be loaded', async () => {
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

it('says that the list failed, and asks again on Try Again', async () => {
  freezeTime()
  failProjects()
  expectConsoleError(/GET \/profile-projects: 500/)
  const { user } = renderApp('/projects')
  expect(
    await screen.findByRole('heading', { name: 'Oops! Something went wrong' }, afterRetries),
  ).toBeInTheDocument()
  expect(screen.getByText('Failed to load projects. Please try again.')).toBeInTheDocument()

  serveProjects(buildProjects(2))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await expectCards(2)
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument()
})

it('keeps what it has when a later page fails, and asks for that page again', async () => {
  freezeTime()
  serveProjects(buildProjects(14), 2)
  expectConsoleError(/GET \/profile-projects: 500/)
  const { user } = renderApp('/projects')
  await expectCards(6)
  scrollToLastCard()
  await screen.findByRole('heading', { name: /Oops/ }, afterRetries)
  expect(screen.getAllByRole('article')).toHaveLength(6)

  const asked = serveProjects(buildProjects(14))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await expectCards(12)
  expect(asked[0]?.searchParams.get('page')).toBe('2')
})

it('comes back to the whole list as it was left, without asking again', async () => {
  const { asked, user } = await visitProjects()
  scrollToLastCard()
  await expectCards(12)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Hubungi Saya' }))
  await screen.findByRole('heading', { name: 'Hubungi Saya' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Proyek' }))
  await screen.findByRole('heading', { name: 'Portfolio & Proyek' })
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(asked).toHaveLength(2)
})

it('calls to collaborate, by contact or by the owner’s code', async () => {
  await visitProjects()
  expect(screen.getByRole('heading', { name: 'Tertarik Berkolaborasi?' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Hubungi Saya' })).toHaveAttribute('href', '/contact')
  const code = main.getByRole('link', { name: 'Lihat GitHub' })
  await waitFor(() => expect(code).toHaveAttribute('href', 'https://example.com/github/dewi'))
  expect(code).toHaveAttribute('target', '_blank')
})

it('leads to GitHub itself when the profile names no account', async () => {
  serveProfile({ github_profile: null })
  await visitProjects()
  expect(screen.getByRole('link', { name: 'Lihat GitHub' })).toHaveAttribute(
    'href',
    'https://github.com',
  )
})

describe('the address', () => {
  const shownPage = () => new URL(window.location.href).searchParams.get('page')
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('says how far the list is loaded', async () => {
    await visitProjects()
    expect(shownPage()).toBeNull()
    scrollToLastCard()
    await expectCards(12)
    expect(shownPage()).toBe('2')
  })

  it('is that of the whole list while a category is selected', async () => {
    const { user } = await visitProjects()
    scrollToLastCard()
    await expectCards(12)
    await user.click(screen.getByRole('button', { name: 'Frontend' }))
    await waitFor(() => expect(shownPage()).toBeNull())
  })

  it('leads as far into the list as it says', async () => {
    const asked = serveProjects(buildProjects(14))
    renderApp('/projects?page=3')
    await expectCards(14)
    expect(asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3'])
    expect(shownPage()).toBe('3')
  })

  it('ends on the last page where it asks for a later one', async () => {
    serveProjects(buildProjects(14))
    renderApp('/projects?page=999999')
    await expectCards(14)
    await waitFor(() => expect(shownPage()).toBe('3'))
  })

  it('is left alone once the visitor has set out for another page', async () => {
    await visitProjects()
    scrollToLastCard()
    window.history.replaceState(null, '', '/projects/lain')
    await expectCards(12)
    expect(window.location.pathname + window.location.search).toBe('/projects/lain')
  })

  it('has a link further for whoever has no script; with one, the list grows in place', async () => {
    const { user } = await visitProjects()
    const more = screen.getByRole('link', { name: 'Muat proyek berikutnya' })
    expect(more).toHaveAttribute('href', '/projects?page=2#proyek-7')
    await user.click(more)
    await expectCards(12)
    expect(screen.getAllByRole('article')[6]).toHaveAttribute('id', 'proyek-7')
  })
})
