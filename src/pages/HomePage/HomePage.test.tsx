import { act, screen, within } from '@testing-library/react'
import * as fixtures from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { openFailing, renderApp } from '../../../__mocks__/renderApp'
import { appearanceSlice } from '../../theme/appearanceSlice'

const { contentsOf, definitionOf, expectLinks, expectTexts, main } = page

async function openHome(projects = fixtures.buildProjects(2, { is_featured: 1 })) {
  const requests = api.serveProjects(projects)
  const view = renderApp('/')
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
  return { ...view, requests }
}

const portrait = { name: 'Dewi Contoh - Full-Stack Engineer', hidden: true }
const stack = () => within(screen.getByRole('region', { name: 'Teknologi' }))
const chips = () => stack().getAllByRole('listitem')

it('shows the profile, its portrait, figures, technologies, values and links', async () => {
  await openHome(fixtures.buildProjects(3, { is_featured: 1 }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Halo, Saya Dewi Contoh')
  expectTexts(main(), 'Saya membantu usaha kecil menjual lewat web.', 'Solo, Indonesia')
  expect(definitionOf('Proyek Selesai')).toHaveTextContent('30+')
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('7+')
  expect(main().getByRole('img', portrait)).toBeInTheDocument()
  expectTexts(main(), 'Modern Development', 'Responsive Design', 'Fast Performance')
  expectTexts(main(), 'Mari Berkolaborasi Bersama!')
  expectLinks(main(), {
    'Lihat Proyek Saya': '/projects',
    'Lihat Semua Project': '/projects',
    'Hubungi Saya': '/contact',
    'Mulai Diskusi': '/contact',
    'Tentang Saya': '/about',
  })
  for (const link of main().getAllByRole('link', { name: 'dewi@example.com' })) {
    expect(link).toHaveAttribute('href', 'mailto:dewi@example.com')
  }
  const technologies = ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker']
  expect(contentsOf(chips())).toEqual(technologies)
  // The first four have colours of their own.
  const colours = technologies.map((name) => getComputedStyle(stack().getByText(name)).color)
  expect(new Set(colours).size).toBe(5)
  expect(document.documentElement.innerHTML).toContain('"@type":"Person"')
})

it('shows the featured projects, the result of one, and the two latest articles', async () => {
  const posts = api.servePosts([fixtures.buildPost({ title: 'Kasir tanpa sinyal', slug: 'kasir' })])
  const outcomes = [
    { figure: '2 jam → 20 menit', label: 'untuk tutup buku' },
    { figure: '14', label: 'warung' },
  ]
  const featured = { is_featured: 1 } as const
  const project_slug = 'toko-batik'
  api.serveTestimonials([fixtures.buildTestimonial({ id: 2, project_slug, ...featured })])
  const { requests } = await openHome([
    fixtures.buildProject({
      ...{ ...featured, id: 1, slug: null, title: 'Tanpa Halaman', outcomes: [] },
      ...{ description: null, picture_url: 'javascript:alert(1)', skill_names: undefined },
    }),
    fixtures.buildProject({
      ...{ ...featured, id: 2, slug: project_slug, title: 'Toko Batik', outcomes },
    }),
  ])
  const search = '?page=1&limit=4&profile_id=1&is_active=1&featured=true'
  expect(requests.map((url) => url.search)).toEqual([search])
  expectTexts(screen, 'Project Unggulan Saya', 'Tanpa Halaman')
  expectLinks(screen, { 'Toko Batik': '/projects/toko-batik' })
  expect(screen.queryByRole('link', { name: 'Tanpa Halaman' })).not.toBeInTheDocument()
  const [empty, full] = ['Tanpa Halaman', 'Toko Batik'].map((name) =>
    within(page.articleWithHeading(name)),
  )
  expectTexts(full!, 'Keterangan proyek 2.', 'React', 'PostgreSQL')
  expect(full!.getByRole('presentation')).toHaveAttribute('src', '/pictures/projects/2.webp')
  expect(empty!.queryByRole('presentation')).not.toBeInTheDocument()
  page.expectNoMissingValues()
  const result = within(screen.getByRole('region', { name: 'Hasil kerja' }))
  expectTexts(result, 'untuk tutup buku')
  expect(result.getByText(/20 menit$/)).toHaveTextContent('2 jam → 20 menit')
  expectLinks(result, { 'Lihat proyek Toko Batik': '/projects/toko-batik' })
  // The testimonial leads to its page, because the result leads to the same project.
  const quote = within(await screen.findByRole('region', { name: 'Kata klien' }))
  expectLinks(quote, { 'Baca testimoni': '/testimonials/2' })
  expect(await screen.findByRole('heading', { name: 'Artikel Terbaru' })).toBeInTheDocument()
  expect(posts.map(({ search }) => search)).toEqual(['?page=1&limit=2'])
  expectLinks(main(), { 'Kasir tanpa sinyal': '/blog/kasir', 'Semua Artikel': '/blog' })
})

it('quotes the first featured testimonial, and links its project', async () => {
  const featured = { is_featured: 1, source: 'LinkedIn' } as const
  api.serveTestimonials([
    fixtures.buildTestimonial({ id: 1 }),
    fixtures.buildTestimonial({ id: 2, ...featured, project_slug: 'toko-batik' }),
    fixtures.buildTestimonial({ id: 3, is_featured: 1 }),
  ])
  await openHome()
  const quote = within(await screen.findByRole('region', { name: 'Kata klien' }))
  expectTexts(quote, '“Pendapat 2.”', 'Pelanggan 2')
  expect(quote.getByText(/^Pemilik at Warung Sinta/)).toHaveTextContent(/melalui LinkedIn$/)
  expectLinks(quote, { 'Lihat proyek Proyek 2': '/projects/toko-batik' })
})

it('shows default texts for an empty profile, and no quote and no result if the back end has none', async () => {
  api.mockErrorResponse('/testimonials/featured', 404)
  api.serveProfile({
    ...{ full_name: ' ', bio: null, current_job_title: '', email: null },
    ...{ years_of_experience: null, preferred_tech_stack: '', profile_picture_full_url: null },
  })
  await openHome()
  const name = 'Pengembang Full-Stack'
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Halo, Saya ${name}`)
  for (const role of ['banner', 'contentinfo']) {
    const part = within(screen.getByRole(role))
    expect(part.getByRole('link', { name })).toBeInTheDocument()
  }
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('3+')
  expect(contentsOf(chips())).toEqual(['React', 'TypeScript', 'Tailwind CSS', 'Node.js'])
  expect(main().queryByRole('img', { name: /Contoh|Pengembang/, hidden: true })).toBeNull()
  for (const name of ['Kata klien', 'Hasil kerja']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  }
  page.expectNoMissingValues()
})

it('shows the error instead of the projects if only their request fails', async () => {
  api.fail('projects')
  const message = 'Failed to load data: Server sedang tidur'
  await openFailing('/', /GET \/profile-projects: 500/, 'Error', message)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dewi Contoh')
  expect(screen.queryByText('Proyek Selesai')).not.toBeInTheDocument()
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('7+')
})

const { changed } = appearanceSlice.actions

it('follows the appearance: sections and their order, the first screen, the menu', async () => {
  const { store } = await openHome()
  const change = (changes: Parameters<typeof changed>[0]) =>
    act(() => void store.dispatch(changed(changes)))
  const headings = () => contentsOf(main().getAllByRole('heading', { level: 2 }))
  const [offers, featured] = ['Yang saya tawarkan', 'Project Unggulan Saya']
  expect(headings()).toEqual(['Teknologi', featured, offers, 'Mari Berkolaborasi Bersama!'])
  change({ home_sections: ['values', 'projects'] })
  expect(headings()).toEqual([offers, featured])

  for (const [hero, links] of [
    ['work', 2],
    ['cloth', 1],
  ] as const) {
    change({ hero })
    expect(main().queryByRole('img', portrait)).not.toBeInTheDocument()
    expect(main().getAllByRole('link', { name: 'Proyek 1' })).toHaveLength(links)
  }
  change({ menu: ['contact', 'projects'] })
  const linksOf = (name: 'banner' | 'contentinfo') => {
    const links = { name: /^(Beranda|Tentang Saya|Proyek|Kontak)$/, hidden: true }
    return contentsOf(within(screen.getByRole(name)).getAllByRole('link', links))
  }
  // On wide screens and in the menu of phones.
  expect([...new Set(linksOf('banner'))]).toEqual(['Kontak', 'Proyek'])
  expect(linksOf('contentinfo')).toEqual(['Kontak', 'Proyek'])
})
