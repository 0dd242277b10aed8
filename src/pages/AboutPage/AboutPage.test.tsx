import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildEducation, buildExperience } from '../../../__mocks__/fixtures'
import {
  failEducations,
  failExperiences,
  failProfile,
  mockResponse,
  serveEducations,
  serveExperiences,
  serveProfile,
  success,
} from '../../../__mocks__/handlers'
import { definitionOf, expectLinks, itemWithHeading } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { reloadPage } from '../../lib/reloadPage'

jest.mock('../../lib/reloadPage')

async function openAbout(experiences = [buildExperience()], educations = [buildEducation()]) {
  const requests = serveExperiences(experiences)
  serveEducations(educations)
  const view = renderApp('/about')
  await screen.findByRole('heading', { name: 'Tentang Saya' })
  return { ...view, requests }
}

const main = () => within(screen.getByRole('main'))

it('shows a spinner until profile, experiences and educations have loaded', async () => {
  serveExperiences([buildExperience()])
  serveEducations([buildEducation()])
  renderApp('/about')
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await screen.findByRole('heading', { name: 'Tentang Saya' })
  expect(screen.getByRole('heading', { name: 'Pengalaman Kerja' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Pendidikan' })).toBeInTheDocument()
})

it('shows profile, contact links, chips and principles', async () => {
  await openAbout([buildExperience({ id: 1 }), buildExperience({ id: 2 })])
  for (const text of [
    'Saya membantu usaha kecil menjual lewat web.',
    'Full-Stack Engineer',
    'PostgreSQL',
    'AWS Developer',
    'Scrum Master',
    'Filosofi Kerja Saya',
    'Clean Code',
    'User First',
    'Continuous Learning',
  ]) {
    expect(main().getByText(text)).toBeInTheDocument()
  }
  expect(definitionOf('Tahun Pengalaman')).toHaveTextContent('7+')
  expect(definitionOf('Pengalaman Kerja')).toHaveTextContent('2')
  expectLinks(main(), {
    'dewi@example.com': 'mailto:dewi@example.com',
    '+62 812-0000-0000': 'tel:+6281200000000',
  })
  const links = within(main().getByRole('list', { name: 'Media sosial' })).getAllByRole('link')
  expect(links.map((link) => link.ariaLabel)).toEqual(['LinkedIn', 'GitHub', 'Instagram'])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
  await waitFor(() => expect(document.title).toBe('Tentang Saya - Dewi Contoh'))
})

it('the photo has a text alternative, and a placeholder if it does not load', async () => {
  await openAbout()
  const photo = screen.getByRole('img', { name: 'Dewi Contoh - Full-Stack Engineer' })
  expect(photo).toHaveAttribute('src', '/pictures/profile.webp')
  fireEvent.error(photo)
  expect(photo).toHaveAttribute('src', '/pictures/profile-placeholder.svg')
})

it('shows each position, with a badge for the current one', async () => {
  await openAbout([
    buildExperience({ id: 1, is_current: 1, end_date: '2021-01-01' }),
    buildExperience({ id: 2 }),
    buildExperience({ id: 3, end_date: null }),
  ])
  const current = within(itemWithHeading('Jabatan 1'))
  expect(current.getByText('Perusahaan 1 · Bandung')).toBeInTheDocument()
  expect(current.getByText('2018 – Sekarang')).toBeInTheDocument()
  expect(current.getByText('Posisi Saat Ini')).toBeInTheDocument()
  expect(current.getByText('Pekerjaan 1.')).toBeInTheDocument()
  expect(within(itemWithHeading('Jabatan 2')).getByText('2018 – 2020')).toBeInTheDocument()
  expect(within(itemWithHeading('Jabatan 3')).getByText('2018 – Sekarang')).toBeInTheDocument()
  expect(
    within(itemWithHeading('Jabatan 2')).queryByText('Posisi Saat Ini'),
  ).not.toBeInTheDocument()
})

it('shows each degree, with its grade if it has one', async () => {
  await openAbout([], [buildEducation({ id: 1 }), buildEducation({ id: 2, gpa: null, major: '' })])
  const degree = within(itemWithHeading('Gelar 1'))
  expect(degree.getByText('Kampus 1 · Informatika · Depok')).toBeInTheDocument()
  expect(degree.getByText('2013 – 2017')).toBeInTheDocument()
  expect(degree.getByText('IPK 3.72')).toBeInTheDocument()
  expect(degree.getByText('Skripsi 1.')).toBeInTheDocument()
  expect(within(itemWithHeading('Gelar 2')).getByText('Kampus 2 · Depok')).toBeInTheDocument()
  expect(within(itemWithHeading('Gelar 2')).queryByText(/IPK/)).not.toBeInTheDocument()
})

it('loads all pages of the positions, 100 per page', async () => {
  const experiences = Array.from({ length: 150 }, (_, index) => buildExperience({ id: index + 1 }))
  const { requests } = await openAbout(experiences)
  expect(requests.map(({ search }) => search)).toEqual(['?page=1&limit=100', '?page=2&limit=100'])
  expect(main().getByText('150')).toBeInTheDocument()
})

it('shows a position once if two pages contain it', async () => {
  const pagination = { currentPage: 1, totalPages: 2, totalData: 2, limit: 100 }
  serveEducations([])
  mockResponse('/profile-experiences/profile/1', () =>
    success({ profile_experiences: [buildExperience()], pagination }),
  )
  renderApp('/about')
  expect(await screen.findAllByRole('heading', { name: 'Jabatan 1' })).toHaveLength(1)
  expect(definitionOf('Pengalaman Kerja')).toHaveTextContent('1')
})

it('shows highlights as bullets', async () => {
  await openAbout(
    [buildExperience({ highlights: ['Membangun kasir', 'Memimpin tim'] })],
    [buildEducation({ highlights: ['Lulus dengan pujian'] })],
  )
  const bullets = (heading: string) =>
    within(within(itemWithHeading(heading)).getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(bullets('Jabatan 1')).toEqual(['Membangun kasir', 'Memimpin tim'])
  expect(bullets('Gelar 1')).toEqual(['Lulus dengan pujian'])
})

it('omits what the profile does not contain', async () => {
  serveProfile({
    email: null,
    phone_number: '',
    certifications: null,
    profile_picture_full_url: null,
    github_profile: null,
    linkedin_profile: null,
    instagram_profile: null,
  })
  await openAbout([buildExperience({ location: null, description: null })])
  expect(screen.getByRole('img', { name: /Dewi/ })).toHaveAttribute(
    'src',
    '/pictures/profile-placeholder.svg',
  )
  expect(screen.queryByText('Sertifikasi')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN| · $/)
})

it('shows an error if the profile cannot be loaded, and reloads the page on Try Again', async () => {
  freezeTime()
  failProfile()
  serveExperiences([])
  serveEducations([])
  expectConsoleError(/GET \/profiles\/1: 500/)
  const { user } = renderApp('/about')
  await screen.findByRole('heading', { name: 'Unable to Load Data' }, afterRetries)
  expect(screen.getByText('Failed to load data: Server sedang tidur')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

it.each([
  ['experiences', () => [failExperiences(), serveEducations([buildEducation()])], 'Gelar 1'],
  ['educations', () => [failEducations(), serveExperiences([buildExperience()])], 'Jabatan 1'],
])('shows the other sections if the request of the %s fails', async (noun, serve, shown) => {
  freezeTime()
  serve()
  expectConsoleError(new RegExp(`GET /profile-${noun}/profile/1: 500`))
  renderApp('/about')
  await screen.findByRole('heading', { name: 'Unable to Load Data' }, afterRetries)
  expect(screen.getByText(shown)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Tentang Saya' })).toBeInTheDocument()
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  expect(terms.includes('Pengalaman Kerja')).toBe(noun === 'educations')
})

it('links to the website and further profiles, without unsafe links', async () => {
  serveProfile({
    links: [
      { name: 'Situs web', url: 'https://dewi.dev' },
      { name: 'GitLab', url: 'https://gitlab.com/dewi' },
      { name: 'Jahat', url: 'javascript:alert(1)' },
    ],
  })
  await openAbout([], [])
  const links = within(main().getByRole('list', { name: 'Tautan' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Situs web', 'https://dewi.dev'],
    ['GitLab', 'https://gitlab.com/dewi'],
  ])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

it('shows languages with their levels', async () => {
  serveProfile({
    languages: [
      { name: 'Inggris', level: 'C1' },
      { name: 'Jawa', level: null },
    ],
  })
  await openAbout([], [])
  expect(main().getByRole('heading', { name: 'Bahasa' })).toBeInTheDocument()
  expect(main().getByText('Inggris (C1)')).toBeInTheDocument()
  expect(main().getByText('Jawa')).toBeInTheDocument()
})

it('shows volunteering with its role, period and highlights', async () => {
  serveProfile({
    volunteering: [
      {
        organisation: 'Relawan Sungai',
        role: 'Bendahara',
        start_date: '2019-01',
        end_date: '2021',
        description: 'Mencatat kas.',
        highlights: ['Laporan terbuka'],
      },
      { organisation: 'Kelas Malam', start_date: '2022' },
    ],
  })
  await openAbout([], [])
  expect(main().getByRole('heading', { name: 'Kegiatan Sukarela' })).toBeInTheDocument()
  const treasurer = within(itemWithHeading('Bendahara'))
  for (const text of ['Relawan Sungai', '2019 – 2021', 'Mencatat kas.', 'Laporan terbuka']) {
    expect(treasurer.getByText(text)).toBeInTheDocument()
  }
  expect(within(itemWithHeading('Kelas Malam')).getByText('2022 – Sekarang')).toBeInTheDocument()
})

it('shows publications with a link, and awards', async () => {
  serveProfile({
    publications: [
      { title: 'Peta banjir', publisher: 'Jurnal Air', date: '2021-03', url: 'https://doi.org/1' },
      { title: 'Tanpa tautan', url: 'javascript:alert(1)' },
    ],
    awards: [{ title: 'Juara II', issuer: 'Hackathon Kota', date: '2020', description: 'Regu.' }],
  })
  await openAbout([], [])
  expect(main().getByRole('heading', { name: 'Publikasi & Penghargaan' })).toBeInTheDocument()
  const paper = within(itemWithHeading('Peta banjir'))
  expectLinks(paper, { 'Peta banjir': 'https://doi.org/1' })
  expect(paper.getByText('Jurnal Air')).toBeInTheDocument()
  expect(paper.getByText('Maret 2021')).toBeInTheDocument()
  expect(within(itemWithHeading('Tanpa tautan')).queryByRole('link')).not.toBeInTheDocument()
  const award = within(itemWithHeading('Juara II'))
  for (const text of ['Hackathon Kota', '2020', 'Regu.']) {
    expect(award.getByText(text)).toBeInTheDocument()
  }
})

it('shows certificates with issuer, year and link, then those with only a name', async () => {
  serveProfile({
    certifications: 'Scrum Master',
    certificates: [
      { name: 'CKA', issuer: 'CNCF', date: '2022-03-01', url: 'https://cert.example/cka' },
      { name: 'Jahat', url: 'javascript:alert(1)' },
    ],
  })
  await openAbout([], [])
  expect(main().getAllByRole('heading', { name: 'Sertifikasi' })).toHaveLength(1)
  const certificate = within(itemWithHeading('CKA'))
  for (const text of ['CNCF', '2022']) expect(certificate.getByText(text)).toBeInTheDocument()
  expectLinks(certificate, { CKA: 'https://cert.example/cka' })
  expect(within(itemWithHeading('Jahat')).queryByRole('link')).not.toBeInTheDocument()
  expect(itemWithHeading('Scrum Master')).toHaveTextContent(/^Scrum Master$/)
})

it('links to companies, schools and organisations', async () => {
  serveProfile({
    volunteering: [
      { organisation: 'PMI', role: 'Relawan', url: 'https://pmi.example', start_date: '2020' },
      { organisation: 'Posko', url: 'https://posko.example', start_date: '2021' },
    ],
  })
  const company = { company_url: 'https://a.example', company_description: 'Kasir digital.' }
  await openAbout(
    [
      buildExperience({ id: 1, ...company }),
      buildExperience({ id: 2, company_url: 'javascript:alert(1)' }),
    ],
    [buildEducation({ institution_url: 'https://kampus.example' })],
  )
  const position = within(itemWithHeading('Jabatan 1'))
  expectLinks(position, { 'Perusahaan 1': 'https://a.example' })
  expect(position.getByText('Kasir digital.')).toBeInTheDocument()
  expect(within(itemWithHeading('Jabatan 2')).queryByRole('link')).not.toBeInTheDocument()
  expectLinks(within(itemWithHeading('Gelar 1')), { 'Kampus 1': 'https://kampus.example' })
  expectLinks(within(itemWithHeading('Relawan')), { PMI: 'https://pmi.example' })
  expectLinks(within(itemWithHeading('Posko')), { Posko: 'https://posko.example' })
})

it.each([
  ['4.0', 'IPK 4.0'],
  ['1,3', 'IPK 1,3'],
  ['Cum laude', 'Cum laude'],
])('shows the grade %s as it is written', async (score, expected) => {
  await openAbout([], [buildEducation({ score })])
  expect(within(itemWithHeading('Gelar 1')).getByText(expected)).toBeInTheDocument()
})

it('names what is the title of an entry once', async () => {
  await openAbout([], [buildEducation({ degree: 'Informatika' })])
  const degree = within(itemWithHeading('Informatika'))
  expect(degree.getByText('Kampus 1 · Depok')).toBeInTheDocument()
})

it('shows interests, and the postal address if the owner shows it', async () => {
  const postal_address = { address: 'Jl. Contoh 7', postal_code: '57126', city: 'Solo' }
  const interests = [{ name: 'Catur', keywords: ['Blitz', 'Rapid'] }, { name: 'Lari' }]
  serveProfile({ interests, postal_address })
  await openAbout([], [])
  expect(main().getByRole('heading', { name: 'Minat' })).toBeInTheDocument()
  for (const text of ['Catur (Blitz, Rapid)', 'Lari', 'Jl. Contoh 7, 57126 Solo']) {
    expect(main().getByText(text)).toBeInTheDocument()
  }
})

it('hides the postal address from the owner if it is hidden from visitors', async () => {
  serveProfile({ postal_address: { address: 'Jl. Contoh 7' }, shows_address: 0 })
  await openAbout([], [])
  expect(main().queryByText('Jl. Contoh 7')).not.toBeInTheDocument()
})

it.each([
  ['absent', {}],
  ['empty', { links: [], languages: [], awards: [], publications: [], volunteering: [] }],
  ['null', { links: null, languages: null, awards: null, publications: null, volunteering: null }],
])('omits optional parts that are %s', async (_case, parts) => {
  serveProfile(parts)
  await openAbout([], [])
  for (const name of ['Bahasa', 'Kegiatan Sukarela', 'Publikasi', 'Penghargaan']) {
    expect(main().queryByRole('heading', { name })).not.toBeInTheDocument()
  }
  expect(main().queryByRole('list', { name: 'Tautan' })).not.toBeInTheDocument()
})
