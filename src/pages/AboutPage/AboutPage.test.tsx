import { fireEvent, screen, within } from '@testing-library/react'
import { buildEducation, buildExperience } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { openFailing, renderApp } from '../../../__mocks__/renderApp'

const { contentsOf, expectLinks, expectTexts, main } = page
const item = (heading: string) => within(page.itemWithHeading(heading))

async function openAbout(experiences = [buildExperience()], educations = [buildEducation()]) {
  api.serveExperiences(experiences)
  api.serveEducations(educations)
  const view = renderApp('/about')
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await screen.findByRole('heading', { name: 'Tentang Saya' })
  return view
}

it('shows a spinner, then profile, contact links, chips and principles', async () => {
  await openAbout([buildExperience({ id: 1 }), buildExperience({ id: 2 })])
  expectTexts(main(), 'Saya membantu usaha kecil menjual lewat web.', 'Full-Stack Engineer')
  expectTexts(main(), 'PostgreSQL', 'AWS Developer', 'Scrum Master', 'Filosofi Kerja Saya')
  expectTexts(main(), 'Clean Code', 'User First', 'Continuous Learning')
  expect(page.definitionOf('Tahun Pengalaman')).toHaveTextContent('7+')
  expect(page.definitionOf('Pengalaman Kerja')).toHaveTextContent('2')
  expectLinks(main(), { '+62 812-0000-0000': 'tel:+6281200000000' })
  // In the summary and in the call to action.
  const addresses = main().getAllByRole('link', { name: 'dewi@example.com' })
  expect(addresses).toHaveLength(2)
  for (const link of addresses) expect(link).toHaveAttribute('href', 'mailto:dewi@example.com')
  const links = within(main().getByRole('list', { name: 'Media sosial' })).getAllByRole('link')
  expect(links.map((link) => link.ariaLabel)).toEqual(['LinkedIn', 'GitHub', 'Instagram'])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
  const photo = screen.getByRole('img', { name: 'Dewi Contoh - Full-Stack Engineer' })
  expect(photo).toHaveAttribute('src', '/pictures/profile.webp')
  fireEvent.error(photo)
  expect(photo).toHaveAttribute('src', '/pictures/profile-placeholder.svg')
})

it('shows each position, with a badge for the current one, links and highlights', async () => {
  const company = { company_url: 'https://a.example', company_description: 'Kasir digital.' }
  const highlights = ['Membangun kasir', 'Memimpin tim']
  await openAbout([
    buildExperience({ id: 1, is_current: 1, end_date: '2021-01-01' }),
    buildExperience({ id: 2, ...company, highlights }),
    buildExperience({ id: 3, end_date: null }),
  ])
  expect(screen.getByRole('heading', { name: 'Pengalaman Kerja' })).toBeInTheDocument()
  expectTexts(item('Jabatan 1'), 'Perusahaan 1 · Bandung', '2018 – Sekarang', 'Posisi Saat Ini')
  expectTexts(item('Jabatan 1'), 'Pekerjaan 1.')
  expectTexts(item('Jabatan 2'), '2018 – 2020', 'Kasir digital.')
  expect(item('Jabatan 2').queryByText('Posisi Saat Ini')).not.toBeInTheDocument()
  expectLinks(item('Jabatan 2'), { 'Perusahaan 2': 'https://a.example' })
  const bullets = within(item('Jabatan 2').getByRole('list')).getAllByRole('listitem')
  expect(contentsOf(bullets)).toEqual(highlights)
  expectTexts(item('Jabatan 3'), '2018 – Sekarang')
})

it('shows each degree, with its grade as it is written, and names its title once', async () => {
  const institution_url = 'https://kampus.example'
  const degrees = [
    { institution_url, highlights: ['Lulus dengan pujian'] },
    { gpa: null, major: '' },
    ...[{ score: '1,3' }, { score: 'Cum laude' }, { degree: 'Informatika' }],
  ].map((degree, index) => buildEducation({ ...degree, id: index + 1 }))
  await openAbout([], degrees)
  expect(screen.getByRole('heading', { name: 'Pendidikan' })).toBeInTheDocument()
  expectTexts(item('Gelar 1'), '2013 – 2017', 'IPK 3.72', 'Skripsi 1.', 'Lulus dengan pujian')
  expect(page.itemWithHeading('Gelar 1')).toHaveTextContent('Kampus 1 · Informatika · Depok')
  expectLinks(item('Gelar 1'), { 'Kampus 1': institution_url })
  expectTexts(item('Gelar 2'), 'Kampus 2 · Depok')
  expect(item('Gelar 2').queryByText(/IPK/)).not.toBeInTheDocument()
  expectTexts(item('Gelar 3'), 'IPK 1,3')
  expectTexts(item('Gelar 4'), 'Cum laude')
  expectTexts(item('Informatika'), 'Kampus 5 · Depok')
})

it('loads all pages of the positions, and shows each position once', async () => {
  api.serveEducations([])
  const requests = api.mockResponse('/profile-experiences/profile/1', ({ url }) => {
    const ids = url.includes('page=1') ? [1] : [1, 2]
    const pagination = { currentPage: ids.length, totalPages: 2, totalData: 2, limit: 100 }
    const profile_experiences = ids.map((id) => buildExperience({ id }))
    return api.success({ profile_experiences, pagination })
  })
  renderApp('/about')
  expect(await screen.findByRole('heading', { name: 'Jabatan 2' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { name: /^Jabatan/ })).toHaveLength(2)
  expect(page.definitionOf('Pengalaman Kerja')).toHaveTextContent('2')
  expect(requests.map(({ search }) => search)).toEqual(['?page=1&limit=100', '?page=2&limit=100'])
})

const postal_address = { address: 'Jl. Contoh 7', postal_code: '57126', city: 'Solo' }

it('shows no address that the owner keeps private', async () => {
  api.serveProfile({ postal_address, shows_address: 0 })
  await openAbout([], [])
  expect(main().queryByText(/Jl\. Contoh 7/)).not.toBeInTheDocument()
})

it('shows what else the profile contains', async () => {
  api.serveProfile({
    links: [{ name: 'Situs web', url: 'https://dewi.dev' }],
    languages: [
      { name: 'Inggris', level: 'C1' },
      { name: 'Jawa', level: null },
    ],
    volunteering: [
      {
        ...{ organisation: 'PMI', role: 'Bendahara', url: 'https://pmi.example' },
        ...{ start_date: '2019-01', end_date: '2021', description: 'Mencatat kas.' },
        highlights: ['Laporan terbuka'],
      },
      { organisation: 'Posko', url: 'https://posko.example', start_date: '2022' },
    ],
    publications: [
      { title: 'Peta banjir', publisher: 'Jurnal Air', date: '2021-03', url: 'https://doi.org/1' },
    ],
    awards: [{ title: 'Juara II', issuer: 'Hackathon Kota', date: '2020', description: 'Regu.' }],
    certifications: 'Scrum Master',
    certificates: [
      { name: 'CKA', issuer: 'CNCF', date: '2022-03-01', url: 'https://cert.example/cka' },
    ],
    interests: [{ name: 'Catur', keywords: ['Blitz', 'Rapid'] }, { name: 'Lari' }],
    postal_address,
  })
  await openAbout([], [])
  for (const name of ['Bahasa', 'Kegiatan Sukarela', 'Publikasi & Penghargaan', 'Sertifikasi']) {
    expect(main().getByRole('heading', { name })).toBeInTheDocument()
  }
  const links = within(main().getByRole('list', { name: 'Tautan' })).getAllByRole('link')
  expect(contentsOf(links)).toEqual(['Situs web'])
  expect(links[0]).toHaveAttribute('href', 'https://dewi.dev')
  expect(links[0]).toHaveAttribute('target', '_blank')
  expectTexts(main(), 'Inggris (C1)', 'Jawa', 'Catur (Blitz, Rapid)', 'Lari')
  expectTexts(main(), 'Jl. Contoh 7, 57126 Solo')
  expectTexts(item('Bendahara'), '2019 – 2021', 'Mencatat kas.', 'Laporan terbuka')
  expectLinks(item('Bendahara'), { PMI: 'https://pmi.example' })
  expectTexts(item('Posko'), '2022 – Sekarang')
  expectLinks(item('Posko'), { Posko: 'https://posko.example' })
  expectTexts(item('Peta banjir'), 'Jurnal Air', 'Maret 2021')
  expectLinks(item('Peta banjir'), { 'Peta banjir': 'https://doi.org/1' })
  expectTexts(item('Juara II'), 'Hackathon Kota', '2020', 'Regu.')
  expectTexts(item('CKA'), 'CNCF', '2022')
  expectLinks(item('CKA'), { CKA: 'https://cert.example/cka' })
  expect(page.itemWithHeading('Scrum Master')).toHaveTextContent(/^Scrum Master$/)
})

it.each([
  ['experiences', 'Gelar 1'],
  ['educations', 'Jabatan 1'],
] as const)('shows the other sections if the request of the %s fails', async (noun, shown) => {
  api.serveExperiences([buildExperience()])
  api.serveEducations([buildEducation()])
  api.fail(noun)
  const logged = new RegExp(`GET /profile-${noun}/profile/1: 500`)
  await openFailing('/about', logged, 'Unable to Load Data', shown)
  expect(screen.getByRole('heading', { name: 'Tentang Saya' })).toBeInTheDocument()
  const terms = contentsOf(screen.getAllByRole('term'))
  expect(terms.includes('Pengalaman Kerja')).toBe(noun === 'educations')
})
