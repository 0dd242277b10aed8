import { render, screen, waitFor, within } from '@testing-library/react'
import { buildCaseStudy, buildProject } from '../../../__mocks__/fixtures'
import { mockResponse, success } from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import type { ProjectDetail, ProjectPicture } from '../../contract/projects'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { ProjectGallery } from './ProjectGallery'

const { contentsOf, definitionOf, expectLinks, expectTexts, main } = page

async function openProject(project: object) {
  mockResponse('/profile-projects/profile/1/slug/:slug', () => success({ project }))
  renderApp('/projects/siaga-ciliwung')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Loading project details...')).toBeNull())
}

const open = (changes: Partial<ProjectDetail> = {}) => openProject(buildCaseStudy(changes))
const region = (name: string) => within(screen.getByRole('region', { name }))

it('shows the facts, the story, the client’s words, the cloth and links to the neighbours', async () => {
  const outcomes = [1, 2, 3, 4, 5].map((number) => ({ figure: `${number}×`, label: 'lebih cepat' }))
  const picture_url = '/pictures/tetangga.webp'
  await open({ outcomes, next: { title: 'Pasar Batik', slug: 'pasar-batik', picture_url } })
  expectTexts(main(), 'Full Stack', '2023 – 2024', '12 Maret 2024')
  expect(definitionOf('Peran')).toHaveTextContent('Perancang dan pengembang')
  expect(definitionOf('Klien')).toHaveTextContent('Relawan Sungai Bersih')
  expect(definitionOf('Jenis')).toHaveTextContent('Layanan publik')
  const figures = region('Hasil utama').getAllByRole('definition')
  expect(contentsOf(figures)).toEqual(['1×', '2×', '3×', '4×'])

  const contents = within(screen.getByRole('navigation', { name: 'Daftar isi' }))
  expectLinks(contents, { Proses: '#proses' })
  expect(screen.getByRole('heading', { level: 2, name: 'Proses' })).toHaveAttribute('id', 'proses')
  expectTexts(main(), 'Dua belas sensor dipasang.')

  const quote = region('Kata klien')
  expectTexts(quote, '“Pendapat 7.”', 'Bagus Prakoso', 'Pemilik at Warung Sinta')
  expectLinks(quote, { 'Baca testimoni': '/testimonials/7' })
  expect(main().getByText(/^Kain proyek ini/)).toHaveTextContent(
    'Kain proyek ini bermotif kawung, sekerabat dengan kain Dewi Contoh. Di kepala kain, tiap motif satu klien (1). Di badan kain, tiap baris 2 bulan (seluruhnya 14). Tiap isian motif satu teknologi (2).',
  )
  const neighbours = within(screen.getByRole('navigation', { name: 'Proyek lain' }))
  expectLinks(neighbours, {
    'Proyek sebelumnya Warung Pintar': '/projects/warung-pintar',
    'Proyek berikutnya Pasar Batik': '/projects/pasar-batik',
  })
  // Only the next project has its cover.
  expect(neighbours.getByRole('presentation')).toHaveAttribute('src', picture_url)
  expectLinks(main(), { 'Hubungi Saya': '/contact' })
})

it('explains nothing that is unknown, and shows the cover of the previous project after the last', async () => {
  const previous = { title: 'Warung Pintar', slug: 'warung', picture_url: '/pictures/a.webp' }
  const unknown = { testimonials: [], client: null, start_date: '2024-01', end_date: null }
  await open({ ...unknown, cloth: { pattern: 'nitik' }, previous, next: null })
  expectTexts(main(), '2024 – Sekarang')
  expect(main().getByText(/^Kain proyek ini/)).toHaveTextContent(
    'Kain proyek ini bermotif nitik. Tiap isian motif satu teknologi (2).',
  )
  const link = within(screen.getByRole('link', { name: /^Proyek sebelumnya/ }))
  expect(link.getByRole('presentation')).toHaveAttribute('src', previous.picture_url)
})

it('shows the neighbours, but nothing of a case study, for a project without a story', async () => {
  const { previous, next, testimonials } = buildCaseStudy()
  await openProject({ ...buildProject(), previous, next, testimonials, story_tree: null })
  const parts = [...main().getAllByRole('navigation'), ...main().queryAllByRole('region')]
  expect(parts.map(({ ariaLabel }) => ariaLabel)).toEqual(['Breadcrumb', 'Proyek lain'])
  expect(main().queryByText(/Peran|Klien|Galeri|Kain proyek/)).not.toBeInTheDocument()
})

// Loaded on demand: the first click would wait for its compilation.
beforeAll(() => import('./PictureDialog'))
afterEach(() => document.documentElement.removeAttribute('dir'))

function renderGallery(pictures: readonly ProjectPicture[] = buildCaseStudy().pictures ?? []) {
  const store = createStore()
  const gallery = (mode: 'visible' | 'hidden') => (
    <TestProviders store={store}>
      <Activity mode={mode}>
        <ProjectGallery pictures={pictures} />
      </Activity>
    </TestProviders>
  )
  const { rerender } = render(gallery('visible'))
  const leaveAndReturn = () => {
    rerender(gallery('hidden'))
    rerender(gallery('visible'))
  }
  return { user: userEvent.setup(), leaveAndReturn }
}

const first = () => screen.getByRole('link', { name: 'Perbesar gambar 1: Sensor di jembatan' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Galeri' }))
const button = (name: string) => dialog().getByRole('button', { name })

it('shows thumbnails as links, and opens the picture that was clicked', async () => {
  const { user } = renderGallery()
  expect(screen.getByRole('heading', { name: 'Galeri' })).toBeInTheDocument()
  const links = screen.getAllByRole('link')
  const targets = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets)
  expect(links[2]).toHaveAccessibleName('Perbesar gambar 3: tanpa keterangan')
  expectTexts(screen, 'Titik pertama.')

  await user.click(first())
  expectTexts(dialog(), '1 dari 3', 'Titik pertama.')
  expect(dialog().getByRole('img', { name: 'Sensor di jembatan' })).toBeInTheDocument()
  expect(button('Tutup')).toHaveFocus()
  await user.click(button('Tutup'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows other pictures by keyboard and by buttons, and enlarges one until the next', async () => {
  const { user } = renderGallery()
  await user.click(first())
  for (const [key, counter] of [
    ['ArrowRight', '2 dari 3'],
    ['End', '3 dari 3'],
    ['ArrowRight', '3 dari 3'],
    ['ArrowLeft', '2 dari 3'],
    ['Home', '1 dari 3'],
    ['ArrowLeft', '1 dari 3'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expectTexts(dialog(), counter)
  }
  await user.click(button('Perbesar'))
  expect(button('Perbesar')).toHaveAttribute('aria-pressed', 'true')
  expect(dialog().getByRole('group', { name: 'Gambar yang diperbesar' })).toBeInTheDocument()
  await user.click(button('Gambar berikutnya'))
  expect(button('Perbesar')).toHaveAttribute('aria-pressed', 'false')
  await user.click(button('Gambar berikutnya'))
  expectTexts(dialog(), '3 dari 3')
  expect(button('Gambar berikutnya')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Gambar sebelumnya'))
  expectTexts(dialog(), '2 dari 3')
})

it('closes the dialog when the visitor leaves the page', async () => {
  const { user, leaveAndReturn } = renderGallery()
  await user.click(first())
  expect(button('Tutup')).toHaveFocus()
  leaveAndReturn()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
