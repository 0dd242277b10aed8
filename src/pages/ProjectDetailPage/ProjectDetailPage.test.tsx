import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { env } from '../../../__mocks__/env'
import { buildCategories, buildProject } from '../../../__mocks__/fixtures'
import {
  failProject,
  mockPendingResponse,
  mockResponse,
  serveCategories,
  serveProject,
  serveProjects,
} from '../../../__mocks__/handlers'
import { expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { HttpResponse } from 'msw'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { reloadPage } from '../../lib/reloadPage'
import ProjectDetailPage from './ProjectDetailPage'

jest.mock('../../lib/reloadPage')

const main = () => within(screen.getByRole('main'))

async function openProject(changes: Parameters<typeof buildProject>[0] = {}) {
  const requests = serveProject(buildProject({ title: 'Toko Batik', ...changes }))
  const view = renderApp('/projects/toko-batik')
  await screen.findByRole('heading', { level: 1, name: 'Toko Batik' })
  return { ...view, requests }
}

it('shows a spinner while the project loads', async () => {
  mockPendingResponse('/profile-projects/profile/1/slug/:slug')
  renderApp('/projects/toko-batik')
  expect(await screen.findByText('Loading project details...')).toBeInTheDocument()
})

/** Opens the project from its card in the list. */
async function openFromList() {
  serveCategories(buildCategories('Full Stack'))
  serveProjects([buildProject({ title: 'Toko Batik', slug: 'toko-batik' })])
  const { user } = renderApp('/projects')
  await user.click(await screen.findByRole('link', { name: 'Toko Batik' }))
}

it('shows the project of the list until the full project has loaded', async () => {
  mockPendingResponse('/profile-projects/profile/1/slug/:slug')
  await openFromList()
  expect(await screen.findByText('Loading project details...')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Toko Batik' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Tampilan Toko Batik' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Toko Batik - Dewi Contoh'))
})

it('shows the not-found view for a deleted project that is still in the list', async () => {
  failProject(404, 'Project not found')
  expectConsoleError(/404 Project not found/)
  await openFromList()
  expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Toko Batik' })).not.toBeInTheDocument()
})

it('shows the project with its breadcrumb, picture, technologies and links', async () => {
  const { requests } = await openProject({ id: 5 })
  expect(requests.map(({ pathname }) => pathname)).toEqual([
    '/api/profile-projects/profile/1/slug/toko-batik',
  ])
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  const items = within(breadcrumb).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Home', 'Projects', 'Toko Batik'])
  for (const text of [
    'Full Stack',
    '12 Maret 2024',
    'Keterangan proyek 5.',
    'Technologies Used',
    'PostgreSQL',
    'Project Links',
  ]) {
    expect(main().getByText(text)).toBeInTheDocument()
  }
  const links = {
    'Live Demo': 'https://example.com/demo/5',
    'Source Code': 'https://example.com/code/5',
    'Video Demo': 'https://example.com/video/5',
  }
  expectLinks(main(), {
    ...links,
    'Back to Projects': '/projects',
    'View All Projects': '/projects',
  })
  for (const name of Object.keys(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  const picture = main().getByRole('img', { name: 'Tampilan Toko Batik' })
  expect(picture).toHaveAttribute('src', '/pictures/projects/5.webp')
  fireEvent.error(picture)
  expect(picture).not.toBeInTheDocument()
  expect(main().getByRole('img', { name: 'Tampilan Toko Batik' })).not.toHaveAttribute('src')
  await waitFor(() => expect(document.title).toBe('Toko Batik - Dewi Contoh'))
})

it('shows highlights as bullets, and describes the picture in the words of the owner', async () => {
  await openProject({ picture_alt: 'Rak kain', highlights: ['Dua ratus perajin', 'Tanpa ongkos'] })
  expect(main().getByRole('img', { name: 'Rak kain' })).toBeInTheDocument()
  for (const text of ['Dua ratus perajin', 'Tanpa ongkos']) {
    expect(main().getByText(text)).toHaveRole('listitem')
  }
})

it('shows no date of creation that is an end of the period', async () => {
  await openProject({ start_date: '2022', end_date: '2024', created_at: '2024' })
  expect(main().getByText('2022 – 2024')).toBeInTheDocument()
  expect(screen.queryByText('Dibuat')).not.toBeInTheDocument()
})

it('omits missing and unsafe links', async () => {
  await openProject({ link_demo: 'javascript:alert(1)', link_code: '', link_youtube: null })
  expect(screen.queryByText('Project Links')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Demo|Code/ })).not.toBeInTheDocument()
})

it('omits what the project does not contain', async () => {
  await openProject({
    description: null,
    category_name: null,
    picture_url: null,
    skill_names: [],
    highlights: null,
    created_at: 'kapan-kapan',
  })
  expect(screen.getByRole('img', { name: 'Tampilan Toko Batik' })).not.toHaveAttribute('src')
  expect(screen.queryByText('Technologies Used')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/)
})

it('renders HTML in data as text', async () => {
  await openProject({ description: '<img src=x onerror=alert(1)><b>tebal</b>' })
  expect(screen.getByText('<img src=x onerror=alert(1)><b>tebal</b>')).toBeInTheDocument()
})

it('shows the not-found view for a 404', async () => {
  failProject(404, 'Project not found')
  expectConsoleError(/404 Project not found/)
  renderApp('/projects/tidak-ada')
  expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeInTheDocument()
  expectLinks(main(), { 'Back to Projects': '/projects' })
  expectLinks(main(), { 'Go Home': '/' })
})

it('shows the not-found view of a slug that is too long without a request', async () => {
  const requests = serveProject(buildProject())
  renderApp(`/projects/${'a'.repeat(201)}`)
  expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeInTheDocument()
  expect(requests).toEqual([])
})

it.each(['error', 'fail'])(
  'shows the not-found view without a retry for a response with the status %s',
  async (status) => {
    const requests = mockResponse('/profile-projects/profile/1/slug/:slug', () =>
      HttpResponse.json({ status, message: 'Tidak ada' }),
    )
    expectConsoleError(/404 Tidak ada/)
    renderApp('/projects/tidak-ada')
    expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeInTheDocument()
    expect(requests).toHaveLength(1)
  },
)

it('shows the error message, and reloads the page on Try Again', async () => {
  freezeTime()
  failProject(500, 'Server sedang tidur')
  expectConsoleError(/500 Server sedang tidur/)
  const { user } = renderApp('/projects/toko-batik')
  await screen.findByRole('heading', { name: 'Something went wrong' }, afterRetries)
  expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()
  expect(main().getByRole('link', { name: 'Back to Projects' })).toBeInTheDocument()
  jest.mocked(reloadPage).mockClear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

it('shows an error without a slug', () => {
  render(
    <TestProviders store={createStore()}>
      <MemoryRouter>
        <ProjectDetailPage />
      </MemoryRouter>
    </TestProviders>,
  )
  expect(screen.getByText('Project slug is required')).toBeInTheDocument()
})

describe('the analytics event of a view', () => {
  const sendBeacon = jest.fn<boolean, [string, string]>(() => true)
  const views = () =>
    sendBeacon.mock.calls
      .map(([, body]) => JSON.parse(body) as { name: string })
      .filter(({ name }) => name === 'projectViewed')

  beforeEach(() => {
    sendBeacon.mockClear()
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
    env.analyticsEndpoint = 'https://stats.example.com/event'
  })

  it('is sent once per visit, when the project has loaded', async () => {
    const view = { name: 'projectViewed', slug: 'toko-batik' }
    const { user } = await openProject()
    await waitFor(() => expect(views()).toEqual([view]))
    serveCategories(buildCategories('Full Stack'))
    serveProjects([buildProject({ title: 'Toko Batik', slug: 'toko-batik' })])
    await user.click(main().getByRole('link', { name: 'Back to Projects' }))
    await user.click(await screen.findByRole('link', { name: 'Toko Batik' }))
    await waitFor(() => expect(views()).toEqual([view, view]))
  })

  it('is not sent while the project of the list is shown', async () => {
    mockPendingResponse('/profile-projects/profile/1/slug/:slug')
    await openFromList()
    await screen.findByText('Loading project details...')
    expect(views()).toEqual([])
  })

  it('is not sent for a missing project', async () => {
    failProject(404)
    expectConsoleError(/404/)
    renderApp('/projects/hilang')
    await screen.findByRole('heading', { name: 'Project Not Found' })
    expect(views()).toEqual([])
  })
})
