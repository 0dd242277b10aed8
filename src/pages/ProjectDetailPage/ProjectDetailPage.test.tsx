import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { env } from '../../../__mocks__/env'
import { buildProject } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

jest.mock('../../lib/urls/reloadPage')

const { contentsOf, expectLinks, expectTexts, main } = page
const loading = 'Loading project details...'
const findMissing = () => screen.findByRole('heading', { name: 'Project Not Found' })
const picture = () => main().getByRole('img', { name: 'Tampilan Toko Batik' })

/** The views that were reported to the endpoint of analytics. */
const views: object[] = []
beforeEach(() => {
  views.length = 0
  const sendBeacon = (_url: string, body: string) => {
    const event = JSON.parse(body) as { name: string }
    if (event.name === 'projectViewed') views.push(event)
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  env.analyticsEndpoint = 'https://stats.example.com/event'
})

async function openProject(changes: Parameters<typeof buildProject>[0] = {}) {
  const requests = api.serveProject(buildProject({ title: 'Toko Batik', ...changes }))
  const view = renderApp('/projects/toko-batik')
  await screen.findByText(loading)
  await screen.findByRole('heading', { level: 1, name: 'Toko Batik' })
  return { ...view, requests }
}

it('shows the project with its breadcrumb, picture, technologies and links', async () => {
  const { requests } = await openProject({ id: 5 })
  const address = '/api/profile-projects/profile/1/slug/toko-batik'
  expect(requests.map(({ pathname }) => pathname)).toEqual([address])
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const items = breadcrumb.getAllByRole('listitem')
  expect(contentsOf(items)).toEqual(['Home', 'Projects', 'Toko Batik'])
  expectTexts(main(), 'Full Stack', '12 Maret 2024', 'Keterangan proyek 5.', 'Technologies Used')
  expectTexts(main(), 'PostgreSQL', 'Project Links')
  const links = {
    'Live Demo': 'https://example.com/demo/5',
    'Source Code': 'https://example.com/code/5',
    'Video Demo': 'https://example.com/video/5',
  }
  expectLinks(main(), links)
  expectLinks(main(), { 'Back to Projects': '/projects', 'View All Projects': '/projects' })
  for (const name of Object.keys(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  expect(picture()).toHaveAttribute('src', '/pictures/projects/5.webp')
  fireEvent.error(picture())
  expect(picture()).not.toHaveAttribute('src')
  await waitFor(() => expect(views).toEqual([{ name: 'projectViewed', slug: 'toko-batik' }]))
})

it('shows highlights, a period in place of the date of its end, and HTML as text', async () => {
  const description = '<img src=x onerror=alert(1)><b>tebal</b>'
  const period = { start_date: '2022', end_date: '2024', created_at: '2024' }
  const highlights = ['Dua ratus perajin', 'Tanpa ongkos']
  await openProject({ ...period, picture_alt: 'Rak kain', highlights, description })
  expect(main().getByRole('img', { name: 'Rak kain' })).toBeInTheDocument()
  for (const text of highlights) expect(main().getByText(text)).toHaveRole('listitem')
  expectTexts(main(), '2022 – 2024', description)
  expect(screen.queryByText('Dibuat')).not.toBeInTheDocument()
})

it('shows its picture whole in a dialog, and links no pattern that replaces one', async () => {
  const { user } = await openProject({ id: 5 })
  const name = 'Perbesar gambar utama: Tampilan Toko Batik'
  const link = main().getByRole('link', { name })
  expect(link).toHaveAttribute('href', '/pictures/projects/5.webp')
  await user.click(link)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('img', { name: 'Tampilan Toko Batik' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  ['has loaded', false],
  ['turns out to be deleted', true],
])('shows the project of the list until the full project %s', async (_what, isDeleted) => {
  const project = buildProject({ title: 'Toko Batik', slug: 'toko-batik' })
  const { released, release } = api.hold()
  api.mockResponse('/profile-projects/profile/1/slug/:slug', async () => {
    await released
    return isDeleted ? api.failure(404, 'Project not found') : api.success({ project })
  })
  if (isDeleted) expectConsoleError(/404 Project not found/)
  api.serveCategories([])
  api.serveProjects([project])
  const { user } = renderApp('/projects')
  await user.click(await screen.findByRole('link', { name: 'Toko Batik' }))
  await screen.findByText(loading)
  expect(screen.getByRole('heading', { level: 1, name: 'Toko Batik' })).toBeInTheDocument()
  expect(picture()).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Toko Batik - Dewi Contoh'))
  expect(views).toEqual([])
  release()
  if (isDeleted) await findMissing()
  else await waitFor(() => expect(screen.queryByText(loading)).not.toBeInTheDocument())
  const titles = screen.queryAllByRole('heading', { name: 'Toko Batik' })
  expect(titles).toHaveLength(isDeleted ? 0 : 1)
  await waitFor(() => expect(views).toHaveLength(isDeleted ? 0 : 1))
})

it('shows the not-found view without a retry for every status but success', async () => {
  const respond = () => HttpResponse.json({ status: 'error', message: 'Tidak ada' })
  const requests = api.mockResponse('/profile-projects/profile/1/slug/:slug', respond)
  expectConsoleError(/404 Tidak ada/)
  renderApp('/projects/tidak-ada')
  expect(await findMissing()).toBeInTheDocument()
  expectLinks(main(), { 'Back to Projects': '/projects', 'Go Home': '/' })
  expect(requests).toHaveLength(1)
  expect(views).toEqual([])
})
