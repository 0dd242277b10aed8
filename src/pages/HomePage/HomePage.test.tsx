import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  buildPost,
  buildProfile,
  buildProject,
  buildProjects,
  buildTestimonial,
} from '../../../__mocks__/fixtures'
import {
  failProfile,
  failProjects,
  mockErrorResponse,
  mockResponse,
  servePosts,
  serveProfile,
  serveProjects,
  serveTestimonials,
} from '../../../__mocks__/handlers'
import { definitionOf, expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { appearanceSlice } from '../../theme/appearanceSlice'

/** Opens the home page and waits for its data. */
async function openHome(projects = buildProjects(2, { is_featured: 1 })) {
  const requests = serveProjects(projects)
  const view = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  return { ...view, requests }
}

const main = () => within(screen.getByRole('main'))

it('shows a spinner until all data has loaded', async () => {
  serveProjects([])
  renderApp('/')
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
})

it('shows the profile, its portrait, figures, values and links', async () => {
  await openHome(buildProjects(3, { is_featured: 1 }))
  const { full_name, current_job_title } = buildProfile()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Halo, Saya Dewi Contoh')
  expect(screen.getByText('Saya membantu usaha kecil menjual lewat web.')).toBeInTheDocument()
  expect(main().getByText('Solo, Indonesia')).toBeInTheDocument()
  expect(definitionOf('Proyek Selesai')).toHaveTextContent('30+')
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('7+')
  expect(
    main().getByRole('img', { name: `${full_name} - ${current_job_title}`, hidden: true }),
  ).toBeInTheDocument()
  for (const name of [
    'Modern Development',
    'Responsive Design',
    'Fast Performance',
    'Mari Berkolaborasi Bersama!',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  }
  expectLinks(main(), {
    'Lihat Proyek Saya': '/projects',
    'Lihat Semua Project': '/projects',
    'Hubungi Saya': '/contact',
    'Mulai Diskusi': '/contact',
    'Tentang Saya': '/about',
  })
  const mails = main().getAllByRole('link', { name: 'dewi@example.com' })
  expect(mails.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:dewi@example.com',
    'mailto:dewi@example.com',
  ])
  await waitFor(() => expect(document.title).toBe('Beranda - Dewi Contoh'))
  expect(document.documentElement.innerHTML).toContain('"@type":"Person"')
})

it('shows the first result of a featured project, with a link to it', async () => {
  const outcomes = [
    { figure: '2 jam → 20 menit', label: 'untuk tutup buku' },
    { figure: '14', label: 'warung' },
  ]
  await openHome([
    buildProject({ id: 1, is_featured: 1, outcomes: null }),
    buildProject({ id: 2, is_featured: 1, outcomes }),
  ])
  const result = within(screen.getByRole('region', { name: 'Hasil kerja' }))
  expect(result.getByText('untuk tutup buku')).toBeInTheDocument()
  expect(result.getByText(/20 menit$/)).toHaveTextContent('2 jam → 20 menit')
  expectLinks(result, { 'Lihat proyek Proyek 2': '/projects/proyek-2' })
})

it('shows no result without one', async () => {
  await openHome([buildProject({ is_featured: 1, outcomes: [] })])
  expect(screen.queryByRole('region', { name: 'Hasil kerja' })).not.toBeInTheDocument()
})

it('shows the two latest articles', async () => {
  const requests = servePosts([buildPost({ id: 1, title: 'Kasir tanpa sinyal', slug: 'kasir' })])
  await openHome()
  expect(await screen.findByRole('heading', { name: 'Artikel Terbaru' })).toBeInTheDocument()
  expect(requests.map(({ search }) => search)).toEqual(['?page=1&limit=2'])
  expectLinks(main(), { 'Kasir tanpa sinyal': '/blog/kasir', 'Semua Artikel': '/blog' })
})

it('shows the technologies as chips, the first four in different colours', async () => {
  await openHome()
  const list = within(screen.getByRole('region', { name: 'Teknologi' }))
  const chips = list.getAllByRole('listitem')
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'React',
    'TypeScript',
    'Node.js',
    'PostgreSQL',
    'Docker',
  ])
  const colours = ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker'].map(
    (name) => getComputedStyle(list.getByText(name)).color,
  )
  expect(new Set(colours).size).toBe(5)
})

it('shows the featured projects, with a link if they have a slug', async () => {
  const { requests } = await openHome([
    buildProject({ id: 1, slug: 'toko-batik', title: 'Toko Batik', is_featured: 1 }),
    buildProject({ id: 2, slug: null, title: 'Tanpa Halaman', is_featured: 1 }),
  ])
  expect(requests.map(({ search }) => search)).toEqual([
    '?page=1&limit=4&profile_id=1&is_active=1&featured=true',
  ])
  expect(screen.getByRole('heading', { name: 'Project Unggulan Saya' })).toBeInTheDocument()
  expectLinks(screen, { 'Toko Batik': '/projects/toko-batik' })
  expect(screen.getByText('Tanpa Halaman')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Tanpa Halaman' })).not.toBeInTheDocument()
})

it('shows the first featured testimonial, with a link to its project', async () => {
  serveTestimonials([
    buildTestimonial({ id: 1 }),
    buildTestimonial({ id: 2, is_featured: 1, project_slug: 'toko-batik' }),
    buildTestimonial({ id: 3, is_featured: 1 }),
  ])
  await openHome()
  const quote = within(await screen.findByRole('region', { name: 'Kata klien' }))
  expect(quote.getByText('“Pendapat 2.”')).toBeInTheDocument()
  expect(quote.getByText('Pelanggan 2')).toBeInTheDocument()
  expect(quote.getByText('Pemilik at Warung Sinta')).toBeInTheDocument()
  expectLinks(quote, { 'Lihat proyek Proyek 2': '/projects/toko-batik' })
})

it('names the source of the testimonial', async () => {
  serveTestimonials([buildTestimonial({ is_featured: 1, source: 'LinkedIn' })])
  await openHome()
  expect(await screen.findByText(/melalui LinkedIn$/)).toBeInTheDocument()
})

it('links to the featured testimonial if its project is not known', async () => {
  serveTestimonials([buildTestimonial({ id: 2, is_featured: 1 })])
  await openHome()
  expect(await screen.findByRole('link', { name: 'Baca testimoni' })).toHaveAttribute(
    'href',
    '/testimonials/2',
  )
})

it('shows no quote if there are no featured testimonials', async () => {
  serveTestimonials([buildTestimonial()])
  await openHome()
  expect(screen.queryByRole('region', { name: 'Kata klien' })).not.toBeInTheDocument()
})

it('shows no quote and logs no error if the back end has no featured testimonials', async () => {
  const requests = mockErrorResponse('/testimonials/featured', 404)
  await openHome()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Kata klien' })).not.toBeInTheDocument()
})

it('shows no portrait without a picture', async () => {
  serveProfile({ profile_picture_full_url: null })
  await openHome()
  expect(main().queryByRole('img', { name: /Dewi Contoh/, hidden: true })).not.toBeInTheDocument()
})

it('shows default texts for an empty profile', async () => {
  serveProfile({
    full_name: ' ',
    bio: null,
    current_job_title: '',
    email: null,
    years_of_experience: null,
    preferred_tech_stack: '',
  })
  await openHome()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Halo, Saya \w+/)
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('3+')
  const chips = within(screen.getByRole('region', { name: 'Teknologi' })).getAllByRole('listitem')
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'React',
    'TypeScript',
    'Tailwind CSS',
    'Node.js',
  ])
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN/)
})

it('shows the error message if the profile cannot be loaded', async () => {
  freezeTime()
  failProfile()
  serveProjects([])
  expectConsoleError(/GET \/profiles\/1: 500/)
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Error' }, afterRetries)).toBeInTheDocument()
  expect(screen.getByText('Failed to load data: Server sedang tidur')).toBeInTheDocument()
})

it('shows a default message if the error response has none', async () => {
  freezeTime()
  mockResponse('/profiles/1', () => HttpResponse.json({ status: 'fail' }))
  serveProjects([])
  expectConsoleError(/GET \/profiles\/1: unsuccessful/)
  renderApp('/')
  expect(
    await screen.findByText('Failed to load data: Failed to fetch profile', {}, afterRetries),
  ).toBeInTheDocument()
})

it('shows the error instead of the projects if only their request fails', async () => {
  freezeTime()
  failProjects()
  expectConsoleError(/GET \/profile-projects: 500/)
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Error' }, afterRetries)).toBeInTheDocument()
  expect(screen.getByText('Failed to load data: Server sedang tidur')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dewi Contoh')
  expect(screen.queryByText('Proyek Selesai')).not.toBeInTheDocument()
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('7+')
})

describe('the appearance', () => {
  const headings = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  const { changed } = appearanceSlice.actions

  it('selects the sections of the page and their order, without a reload', async () => {
    const { store } = await openHome()
    expect(headings()).toEqual([
      'Teknologi',
      'Project Unggulan Saya',
      'Yang saya tawarkan',
      'Mari Berkolaborasi Bersama!',
    ])
    act(() => {
      store.dispatch(changed({ home_sections: ['values', 'projects'] }))
    })
    expect(headings()).toEqual(['Yang saya tawarkan', 'Project Unggulan Saya'])
  })

  it('selects what the first screen shows beside the name', async () => {
    const { store } = await openHome(buildProjects(2, { is_featured: 1 }))
    // The portrait and the menu are shown on wide screens only.
    const portrait = { name: /^Dewi Contoh - /, hidden: true }
    expect(main().getByRole('img', portrait)).toBeInTheDocument()
    act(() => {
      store.dispatch(changed({ hero: 'work' }))
    })
    expect(main().queryByRole('img', portrait)).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Proyek 1' })).toHaveLength(2)
    act(() => {
      store.dispatch(changed({ hero: 'cloth' }))
    })
    expect(main().queryByRole('img', portrait)).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Proyek 1' })).toHaveLength(1)
  })

  it('selects the pages of the menu and of the quick links', async () => {
    const { store } = await openHome()
    act(() => {
      store.dispatch(changed({ menu: ['contact', 'projects'] }))
    })
    const linksOf = (name: 'banner' | 'contentinfo') =>
      within(screen.getByRole(name))
        .getAllByRole('link', { name: /^(Beranda|Tentang Saya|Proyek|Kontak)$/, hidden: true })
        .map(({ textContent }) => textContent)
    // On wide screens and in the menu of phones.
    expect([...new Set(linksOf('banner'))]).toEqual(['Kontak', 'Proyek'])
    expect(linksOf('contentinfo')).toEqual(['Kontak', 'Proyek'])
  })
})
