import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { buildTestimonial } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { navigationSlice } from '../../features/navigation/navigationSlice'

const { contentsOf, definitionOf, expectLinks, expectTexts, main } = page
const back = { 'Kembali ke Testimoni': '/testimonials' }
const invitation = 'Siap Memulai Proyek Anda?'
const headings = () => contentsOf(main().getAllByRole('heading', { level: 2 }))

async function openTestimonial(changes: Parameters<typeof buildTestimonial>[0] = {}) {
  api.serveTestimonial(buildTestimonial({ id: 3, customer_name: 'Sinta Wulandari', ...changes }))
  renderApp('/testimonials/3')
  await screen.findByText('Memuat testimoni...')
  await screen.findByRole('heading', { level: 1, name: 'Sinta Wulandari' })
}

it('shows quote, customer, facts, rating, picture and breadcrumb', async () => {
  const changes = { rating: 4, description: 'Bagus\nsekali', is_featured: 1 } as const
  await openTestimonial({ ...changes, source: 'LinkedIn' })
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const items = contentsOf(breadcrumb.getAllByRole('listitem'))
  expect(items).toEqual(['Beranda', 'Testimoni', 'Sinta Wulandari'])
  expect(headings()).toEqual(['Testimoni', 'Proyek', 'Rating', 'Dokumentasi', invitation])
  expect(main().getByText(/“Bagus\s+sekali”/)).toBeInTheDocument()
  expect(main().getByRole('img', { name: 'Dokumentasi Proyek 3' })).toBeInTheDocument()
  expect(definitionOf('Judul Proyek')).toHaveTextContent('Proyek 3')
  expect(main().queryByRole('link', { name: 'Proyek 3' })).not.toBeInTheDocument()
  expect(definitionOf('Kategori')).toHaveTextContent('Full Stack')
  expect(definitionOf('Tanggal Testimoni')).toHaveTextContent('2 Juni 2024')
  expect(main().getByRole('img', { name: 'Rating 4 dari 5' })).toBeInTheDocument()
  expectTexts(main(), '4/5', 'Pemilik', 'Warung Sinta', 'Featured', 'melalui LinkedIn')
  const portrait = main().getByRole('img', { name: 'Sinta Wulandari' })
  expect(portrait).toHaveAttribute('width', '120')
  expectLinks(main(), back)
})

it('links a public project, describes the picture as the owner does, and has no empty quote', async () => {
  const picture = { testimonial_image_alt: 'Papan antrean' }
  await openTestimonial({ ...picture, project_slug: 'toko-batik', description: '' })
  expect(headings()).toEqual(['Proyek', 'Rating', 'Dokumentasi', invitation])
  expectLinks(main(), { 'Proyek 3': '/projects/toko-batik' })
  expect(main().getByRole('img', { name: 'Papan antrean' })).toBeInTheDocument()
})

const missing = 'Maaf, testimoni yang Anda cari tidak ditemukan atau telah dihapus.'

it('shows the not-found view without a retry for every status but success', async () => {
  const respond = () => HttpResponse.json({ status: 'fail' })
  const requests = api.mockResponse('/testimonials/3', respond)
  expectConsoleError(/GET \/testimonials\/3: 404/)
  renderApp('/testimonials/3')
  await screen.findByRole('heading', { name: 'Testimoni Tidak Ditemukan' })
  expectTexts(screen, missing)
  await waitFor(() => expect(document.title).toBe('Testimoni Tidak Ditemukan - Dewi Contoh'))
  expectLinks(main(), back)
  expect(requests).toHaveLength(1)
})

it('shows another testimonial when the id changes', async () => {
  api.serveTestimonial(buildTestimonial({ id: 3, customer_name: 'Sinta' }))
  api.serveTestimonial(buildTestimonial({ id: 4, customer_name: 'Bagus' }))
  const { store } = renderApp('/testimonials/3')
  await screen.findByRole('heading', { name: 'Sinta' })
  act(() => void store.dispatch(navigationSlice.actions.pageEntered('/testimonials/4')))
  expect(await screen.findByRole('heading', { name: 'Bagus' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Sinta' })).not.toBeInTheDocument()
})
