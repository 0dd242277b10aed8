import { screen, waitFor, within } from '@testing-library/react'
import { buildCaseStudy, buildProject } from '../../../__mocks__/fixtures'
import { definitionOf, expectLinks } from '../../../__mocks__/queries'
import { mockResponse, serveProject, success } from '../../../__mocks__/handlers'
import { renderApp } from '../../../__mocks__/renderApp'
import type { ProjectDetail } from '../../contract/projects'

const main = () => within(screen.getByRole('main'))

async function openProject(project: ProjectDetail) {
  serveProject(project)
  const view = renderApp('/projects/siaga-ciliwung')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Loading project details...')).toBeNull())
  return view
}

const open = (changes: Partial<ProjectDetail> = {}) => openProject(buildCaseStudy(changes))

it('shows the facts, the story, the client’s words and links to the neighbours', async () => {
  await open()
  expect(main().getByText('Full Stack')).toBeInTheDocument()
  expect(main().getByText('2023 – 2024')).toBeInTheDocument()
  expect(main().getByText('12 Maret 2024')).toBeInTheDocument()
  expect(definitionOf('Peran')).toHaveTextContent('Perancang dan pengembang')
  expect(definitionOf('Klien')).toHaveTextContent('Relawan Sungai Bersih')
  expect(definitionOf('Jenis')).toHaveTextContent('Layanan publik')

  const contents = within(screen.getByRole('navigation', { name: 'Daftar isi' }))
  expectLinks(contents, { Proses: '#proses' })
  expect(screen.getByRole('heading', { level: 2, name: 'Proses' })).toHaveAttribute('id', 'proses')
  expect(main().getByText('Dua belas sensor dipasang.')).toBeInTheDocument()

  const quote = within(screen.getByRole('region', { name: 'Kata klien' }))
  for (const text of ['“Pendapat 7.”', 'Bagus Prakoso', 'Pemilik at Warung Sinta']) {
    expect(quote.getByText(text)).toBeInTheDocument()
  }
  expectLinks(quote, { 'Baca testimoni': '/testimonials/7' })

  expectLinks(within(screen.getByRole('navigation', { name: 'Proyek lain' })), {
    'Proyek sebelumnya Warung Pintar': '/projects/warung-pintar',
    'Proyek berikutnya Pasar Batik': '/projects/pasar-batik',
  })
  expectLinks(main(), { 'Hubungi Saya': '/contact' })
})

it.each([
  [{ start_date: '2024-01', end_date: '2024-09' }, '2024'],
  [{ start_date: '2024-01', end_date: null }, '2024 – Sekarang'],
  [{ start_date: null, end_date: null }, '12 Maret 2024'],
  [{ start_date: 'dulu', end_date: '' }, '12 Maret 2024'],
])('shows the period of %j as %s', async (period, text) => {
  await open(period)
  expect(main().getByText(text)).toBeInTheDocument()
})

it.each([
  [
    {},
    'Kain proyek ini bermotif kawung, sekerabat dengan kain Dewi Contoh. Di kepala kain, tiap motif satu pelanggan (1). Di badan kain, tiap baris 2 bulan (seluruhnya 14). Tiap isian motif satu teknologi (2).',
  ],
  [
    { testimonials: [], client: null, end_date: null, cloth: { pattern: 'nitik' as const } },
    'Kain proyek ini bermotif nitik. Tiap isian motif satu teknologi (2).',
  ],
])('explains what the cloth shows, and nothing that is unknown: %j', async (changes, text) => {
  await open(changes)
  expect(main().getByText(/^Kain proyek ini/)).toHaveTextContent(text)
})

it('shows at most three outcomes', async () => {
  const outcomes = [1, 2, 3, 4, 5].map((number) => ({ figure: `${number}×`, label: 'lebih cepat' }))
  await open({ outcomes })
  const region = within(screen.getByRole('region', { name: 'Hasil utama' }))
  expect(region.getAllByRole('term')).toHaveLength(3)
  expect(region.getAllByRole('definition')[2]).toHaveTextContent('3×')
})

it('shows the cover of the next project, at the end of the list that of the previous one', async () => {
  const picture_url = '/pictures/tetangga.webp'
  const { previous, next } = buildCaseStudy()
  const { unmount } = await open({ next: next && { ...next, picture_url } })
  const linkTo = (name: RegExp) => within(screen.getByRole('link', { name }))
  const cover = linkTo(/^Proyek berikutnya/).getByRole('presentation')
  expect(cover).toHaveAttribute('src', picture_url)
  expect(linkTo(/^Proyek sebelumnya/).queryByRole('presentation')).not.toBeInTheDocument()
  unmount()
  await open({ previous: previous && { ...previous, picture_url }, next: null })
  expect(linkTo(/^Proyek sebelumnya/).getByRole('presentation')).toBeInTheDocument()
})

it('omits links to neighbours without a slug', async () => {
  const { previous, next, ...project } = buildCaseStudy()
  await openProject({
    ...project,
    previous: previous && { ...previous, slug: '' },
    next: next && { ...next, slug: '' },
  })
  expect(main().getByRole('link', { name: 'Hubungi Saya' })).toBeInTheDocument()
  expect(main().queryByRole('navigation', { name: 'Proyek lain' })).not.toBeInTheDocument()
})

it('shows nothing of a case study for a project without a story', async () => {
  const { previous, next, testimonials } = buildCaseStudy()
  await openProject({ ...buildProject(), previous, next, testimonials, story_tree: null })
  expect(main().queryByRole('link', { name: 'Hubungi Saya' })).not.toBeInTheDocument()
  for (const role of ['navigation', 'region'] as const) {
    const names = main()
      .queryAllByRole(role)
      .map((element) => element.ariaLabel)
    expect(names.filter((name) => name !== 'Breadcrumb')).toEqual([])
  }
  expect(main().queryByText(/Peran|Klien|Galeri/)).not.toBeInTheDocument()
})

it.each<[string, object]>([
  ['null', { outcomes: null, pictures: null, story_tree: null, testimonials: null, role: null }],
  ['of another type', { outcomes: 7, pictures: 'x', story_tree: 'x', testimonials: {}, role: [] }],
  ['incomplete', { outcomes: [{ figure: '1' }], pictures: [{}], testimonials: [{ id: 1 }] }],
  ['unsafe', { pictures: [{ picture_url: 'javascript:alert(1)' }] }],
  ['empty', { outcomes: [{ figure: ' ', label: '' }], pictures: [], story_tree: {}, role: ' ' }],
  ['a malformed text', { story_tree: { blocks: [null, 7, { type: 'lain' }], footnotes: 3 } }],
])('shows the project if parts of its case study are %s', async (_what, parts) => {
  const project = { ...buildProject({ title: 'Siaga Ciliwung' }), ...parts }
  mockResponse('/profile-projects/profile/1/slug/:slug', () => success({ project }))
  renderApp('/projects/siaga-ciliwung')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Siaga Ciliwung')
  expect(main().getByText('Keterangan proyek 1.')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|object Object/)
  expect(main().queryByText('Galeri')).not.toBeInTheDocument()
  expect(main().queryByRole('region', { name: 'Hasil utama' })).not.toBeInTheDocument()
})
