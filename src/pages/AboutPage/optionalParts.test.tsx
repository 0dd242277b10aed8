import { screen, within } from '@testing-library/react'
import { serveEducations } from '../../../__mocks__/handlers/educations'
import { serveExperiences } from '../../../__mocks__/handlers/experiences'
import { serveProfile } from '../../../__mocks__/handlers/profile'
import { itemWithHeading } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'

async function openAbout() {
  serveExperiences([])
  serveEducations([])
  renderApp('/about')
  await screen.findByRole('heading', { name: 'Tentang Saya' })
}

const main = () => within(screen.getByRole('main'))

it('links to the website and further profiles, without unsafe links', async () => {
  serveProfile({
    links: [
      { name: 'Situs web', url: 'https://dewi.dev' },
      { name: 'GitLab', url: 'https://gitlab.com/dewi' },
      { name: 'Jahat', url: 'javascript:alert(1)' },
    ],
  })
  await openAbout()
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
  await openAbout()
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
  await openAbout()
  expect(main().getByRole('heading', { name: 'Kegiatan Sukarela' })).toBeInTheDocument()
  const treasurer = within(itemWithHeading('Bendahara'))
  for (const text of ['Relawan Sungai', '2019 - 2021', 'Mencatat kas.', 'Laporan terbuka']) {
    expect(treasurer.getByText(text)).toBeInTheDocument()
  }
  expect(within(itemWithHeading('Kelas Malam')).getByText('2022 - Sekarang')).toBeInTheDocument()
})

it('shows publications with a link, and awards', async () => {
  serveProfile({
    publications: [
      { title: 'Peta banjir', publisher: 'Jurnal Air', date: '2021-03', url: 'https://doi.org/1' },
      { title: 'Tanpa tautan', url: 'javascript:alert(1)' },
    ],
    awards: [{ title: 'Juara II', issuer: 'Hackathon Kota', date: '2020', description: 'Regu.' }],
  })
  await openAbout()
  const paper = within(itemWithHeading('Peta banjir'))
  expect(paper.getByRole('link', { name: 'Peta banjir' })).toHaveAttribute(
    'href',
    'https://doi.org/1',
  )
  expect(paper.getByText('Jurnal Air')).toBeInTheDocument()
  expect(paper.getByText('Maret 2021')).toBeInTheDocument()
  expect(within(itemWithHeading('Tanpa tautan')).queryByRole('link')).not.toBeInTheDocument()
  const award = within(itemWithHeading('Juara II'))
  for (const text of ['Hackathon Kota', '2020', 'Regu.']) {
    expect(award.getByText(text)).toBeInTheDocument()
  }
})

it.each([
  ['absent', {}],
  ['empty', { links: [], languages: [], awards: [], publications: [], volunteering: [] }],
  ['null', { links: null, languages: null, awards: null, publications: null, volunteering: null }],
])('omits optional parts that are %s', async (_case, parts) => {
  serveProfile(parts)
  await openAbout()
  for (const name of ['Bahasa', 'Kegiatan Sukarela', 'Publikasi', 'Penghargaan']) {
    expect(main().queryByRole('heading', { name })).not.toBeInTheDocument()
  }
  expect(main().queryByRole('list', { name: 'Tautan' })).not.toBeInTheDocument()
})
