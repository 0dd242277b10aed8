import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { buildTestimonial } from '../../../__mocks__/fixtures'
import {
  failTestimonial,
  mockPendingResponse,
  mockResponse,
  serveTestimonial,
} from '../../../__mocks__/handlers'
import { definitionOf, expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import userEvent from '@testing-library/user-event'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import TestimonialDetailPage from './TestimonialDetailPage'

const main = () => within(screen.getByRole('main'))

async function openTestimonial(changes: Parameters<typeof buildTestimonial>[0] = {}) {
  serveTestimonial(buildTestimonial({ id: 3, customer_name: 'Sinta Wulandari', ...changes }))
  const view = renderApp('/testimonials/3')
  await screen.findByRole('heading', { level: 1, name: 'Sinta Wulandari' })
  return view
}

it('shows placeholders while the testimonial loads', async () => {
  mockPendingResponse('/testimonials/3')
  renderApp('/testimonials/3')
  expect(await screen.findByText('Memuat testimoni...')).toBeInTheDocument()
})

it('shows quote, picture, facts, rating, breadcrumb and a link to all testimonials', async () => {
  await openTestimonial({ rating: 4, description: 'Bagus\nsekali' })
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const items = breadcrumb.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Beranda', 'Testimoni', 'Sinta Wulandari'])
  const headings = main().getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Testimoni',
    'Dokumentasi',
    'Proyek',
    'Rating',
  ])
  expect(main().getByText(/“Bagus\s+sekali”/)).toBeInTheDocument()
  expect(main().getByRole('img', { name: 'Dokumentasi Proyek 3' })).toBeInTheDocument()
  expect(definitionOf('Judul Proyek')).toHaveTextContent('Proyek 3')
  expect(main().queryByRole('link', { name: 'Proyek 3' })).not.toBeInTheDocument()
  expect(definitionOf('Kategori')).toHaveTextContent('Full Stack')
  expect(definitionOf('Tanggal Testimoni')).toHaveTextContent('2 Juni 2024')
  expect(main().getByRole('img', { name: 'Rating 4 dari 5' })).toBeInTheDocument()
  expect(main().getByText('4/5')).toBeInTheDocument()
  expectLinks(main(), { 'Kembali ke Testimoni': '/testimonials' })
  await waitFor(() => expect(document.title).toBe('Testimoni Sinta Wulandari - Dewi Contoh'))
})

it('shows the customer', async () => {
  await openTestimonial({ is_featured: 1 })
  expect(main().getByText('Pemilik')).toBeInTheDocument()
  expect(main().getByText('Warung Sinta')).toBeInTheDocument()
  expect(main().getByText('Featured')).toBeInTheDocument()
  const portrait = main().getByRole('img', { name: 'Sinta Wulandari' })
  expect(portrait).toHaveAttribute('width', '120')
  fireEvent.error(portrait)
  expect(main().getByRole('img', { name: 'Sinta Wulandari' })).toHaveTextContent('SW')
})

it('names the source', async () => {
  await openTestimonial({ source: 'LinkedIn' })
  expect(main().getByText('melalui LinkedIn')).toBeInTheDocument()
})

it('links a project that visitors can see, and describes the picture as the owner does', async () => {
  await openTestimonial({ project_slug: 'toko-batik', testimonial_image_alt: 'Papan antrean' })
  expectLinks(main(), { 'Proyek 3': '/projects/toko-batik' })
  expect(main().getByRole('img', { name: 'Papan antrean' })).toBeInTheDocument()
})

it('omits the picture and other missing fields', async () => {
  await openTestimonial({
    testimonial_image_url: '',
    customer_position: null,
    customer_company: null,
    project_title: null,
    category_name: null,
    created_at: '',
  })
  expect(screen.queryByText('Dokumentasi')).not.toBeInTheDocument()
  expect(screen.queryByText('Judul Proyek')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/)
})

it('omits the cards of a testimonial without rating and project', async () => {
  await openTestimonial({
    rating: null,
    project_title: null,
    category_name: null,
    created_at: null,
  })
  expect(screen.queryByRole('heading', { name: 'Rating' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Proyek' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Testimoni' })).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|1970/)
})

it('names no project beside the date of a testimonial without one', async () => {
  await openTestimonial({ project_title: null, category_name: null })
  expect(definitionOf('Tanggal Testimoni')).toHaveTextContent('2 Juni 2024')
  expect(screen.queryByRole('heading', { name: 'Proyek' })).not.toBeInTheDocument()
})

const missing = 'Maaf, testimoni yang Anda cari tidak ditemukan atau telah dihapus.'

it('shows the not-found view for a 404', async () => {
  failTestimonial(404)
  expectConsoleError(/GET \/testimonials\/3: 404/)
  renderApp('/testimonials/3')
  await screen.findByRole('heading', { name: 'Testimoni Tidak Ditemukan' })
  expect(screen.getByText(missing)).toBeInTheDocument()
  expectLinks(main(), { 'Kembali ke Testimoni': '/testimonials' })
})

it.each([
  ['status', { status: 404, message: 'Hilang' }],
  ['statusCode', { status: 'error', statusCode: 404, message: 'Hilang' }],
])('shows the not-found view for a body whose %s is 404', async (_field, body) => {
  mockResponse('/testimonials/3', () => HttpResponse.json(body))
  expectConsoleError(/404 Hilang/)
  renderApp('/testimonials/3')
  expect(await screen.findByText(missing)).toBeInTheDocument()
})

it.each(['error', 'fail'])(
  'shows the not-found view without a retry for a response with the status %s',
  async (status) => {
    const requests = mockResponse('/testimonials/3', () => HttpResponse.json({ status }))
    expectConsoleError(/GET \/testimonials\/3: 404/)
    renderApp('/testimonials/3')
    expect(await screen.findByText(missing)).toBeInTheDocument()
    expect(requests).toHaveLength(1)
  },
)

it.each(['abc', '0', '-1', '1.5', '2147483648', '%E0%A4%A'])(
  'shows the not-found view of the id %s without a request',
  async (id) => {
    // The router warns of an address that it cannot decode.
    if (id.startsWith('%')) expectConsoleError(/malformed/)
    renderApp(`/testimonials/${id}`)
    expect(await screen.findByText(missing)).toBeInTheDocument()
  },
)

it('shows the error message and a link to all testimonials', async () => {
  freezeTime()
  failTestimonial(500, 'Server sedang tidur')
  expectConsoleError(/500 Server sedang tidur/)
  renderApp('/testimonials/3')
  await screen.findByRole('heading', { name: 'Terjadi Kesalahan' }, afterRetries)
  expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()
  expect(main().getByRole('link', { name: 'Kembali ke Testimoni' })).toBeInTheDocument()
})

it('shows an error without an id', () => {
  render(
    <TestProviders store={createStore()}>
      <MemoryRouter>
        <TestimonialDetailPage />
      </MemoryRouter>
    </TestProviders>,
  )
  expect(screen.getByText('Testimonial ID is required')).toBeInTheDocument()
})

it('shows another testimonial when the id changes', async () => {
  serveTestimonial(buildTestimonial({ id: 3, customer_name: 'Sinta' }))
  serveTestimonial(buildTestimonial({ id: 4, customer_name: 'Bagus' }))
  render(
    <TestProviders store={createStore()}>
      <MemoryRouter initialEntries={['/testimonials/3']}>
        <Link to="/testimonials/4">Berikutnya</Link>
        <Routes>
          <Route path="/testimonials/:id" element={<TestimonialDetailPage />} />
        </Routes>
      </MemoryRouter>
    </TestProviders>,
  )
  await screen.findByRole('heading', { name: 'Sinta' })
  await userEvent.click(screen.getByRole('link', { name: 'Berikutnya' }))
  expect(await screen.findByRole('heading', { name: 'Bagus' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Sinta' })).not.toBeInTheDocument()
})
