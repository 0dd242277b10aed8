import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { buildTestimonial } from '../../../__mocks__/fixtures/testimonials'
import { mockResponse, mockPendingResponse } from '../../../__mocks__/handlers/mockResponse'
import { failTestimonial, serveTestimonial } from '../../../__mocks__/handlers/testimonials'
import { definitionOf } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import userEvent from '@testing-library/user-event'
import { Providers } from '../../app/Providers'
import { createStore } from '../../app/store'
import TestimonialDetailPage from './TestimonialDetailPage'

const main = () => within(screen.getByRole('main'))

async function visitTestimonial(changes: Parameters<typeof buildTestimonial>[0] = {}) {
  serveTestimonial(buildTestimonial({ id: 3, customer_name: 'Sinta Wulandari', ...changes }))
  const view = renderApp('/testimonials/3')
  await screen.findByRole('heading', { level: 1, name: 'Sinta Wulandari' })
  return view
}

it('shows a skeleton while it loads', async () => {
  mockPendingResponse('/testimonials/3')
  renderApp('/testimonials/3')
  expect(await screen.findByText('Memuat testimoni...')).toBeInTheDocument()
})

it('shows where it stands', async () => {
  await visitTestimonial()
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole(
    'listitem',
  )
  expect(steps.map((step) => step.textContent)).toEqual(['Beranda', 'Testimoni', 'Sinta Wulandari'])
})

it('introduces the customer', async () => {
  await visitTestimonial({ is_featured: 1 })
  expect(main().getByText('Pemilik')).toBeInTheDocument()
  expect(main().getByText('Warung Sinta')).toBeInTheDocument()
  expect(main().getByText('Featured')).toBeInTheDocument()
  const portrait = main().getByRole('img', { name: 'Sinta Wulandari' })
  expect(portrait).toHaveAttribute('width', '120')
  fireEvent.error(portrait)
  expect(main().getByRole('img', { name: 'Sinta Wulandari' })).toHaveTextContent('SW')
})

it('says which project, category and day it is about', async () => {
  await visitTestimonial()
  expect(screen.getByRole('heading', { name: 'Proyek' })).toBeInTheDocument()
  expect(definitionOf('Judul Proyek')).toHaveTextContent('Proyek 3')
  expect(definitionOf('Kategori')).toHaveTextContent('Full Stack')
  expect(definitionOf('Tanggal Testimoni')).toHaveTextContent('2 Juni 2024')
})

it('shows the rating and every word', async () => {
  await visitTestimonial({ rating: 4, description: 'Bagus\nsekali' })
  expect(screen.getByRole('heading', { name: 'Rating' })).toBeInTheDocument()
  expect(main().getByRole('img', { name: 'Rating 4 dari 5' })).toBeInTheDocument()
  expect(main().getByText('4/5')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Testimoni' })).toBeInTheDocument()
  expect(main().getByText(/“Bagus\s+sekali”/)).toBeInTheDocument()
})

it('shows the documentation only where there is a picture', async () => {
  await visitTestimonial()
  expect(screen.getByRole('heading', { name: 'Dokumentasi' })).toBeInTheDocument()
  expect(main().getByRole('img', { name: 'Dokumentasi Proyek 3' })).toBeInTheDocument()
})

it('shows no documentation, and no gap, where there is nothing', async () => {
  await visitTestimonial({
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

it('leads back to all testimonials', async () => {
  await visitTestimonial()
  expect(main().getByRole('link', { name: 'Kembali ke Testimoni' })).toHaveAttribute(
    'href',
    '/testimonials',
  )
})

it('is titled by the customer', async () => {
  await visitTestimonial()
  await waitFor(() => expect(document.title).toBe('Testimoni Sinta Wulandari - Dewi Contoh'))
})

const missing = 'Maaf, testimoni yang Anda cari tidak ditemukan atau telah dihapus.'

it('shows the not-found view for a 404', async () => {
  failTestimonial(404)
  expectConsoleError(/GET \/testimonials\/3: 404/)
  renderApp('/testimonials/3')
  expect(
    await screen.findByRole('heading', { name: 'Testimoni Tidak Ditemukan' }),
  ).toBeInTheDocument()
  expect(screen.getByText(missing)).toBeInTheDocument()
  expect(main().getByRole('link', { name: 'Kembali ke Testimoni' })).toHaveAttribute(
    'href',
    '/testimonials',
  )
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
  'shows the not-found view at once for an answer of the status %s',
  async (status) => {
    const asked = mockResponse('/testimonials/3', () => HttpResponse.json({ status }))
    expectConsoleError(/GET \/testimonials\/3: 404/)
    renderApp('/testimonials/3')
    expect(await screen.findByText(missing)).toBeInTheDocument()
    expect(asked).toHaveLength(1)
  },
)

it('shows the not-found view for an address that is no number, without asking', async () => {
  renderApp('/testimonials/abc')
  expect(await screen.findByText(missing)).toBeInTheDocument()
})

it('says why it failed, with the way back', async () => {
  freezeTime()
  failTestimonial(500, 'Server sedang tidur')
  expectConsoleError(/500 Server sedang tidur/)
  renderApp('/testimonials/3')
  expect(
    await screen.findByRole('heading', { name: 'Terjadi Kesalahan' }, afterRetries),
  ).toBeInTheDocument()
  expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()
  expect(main().getByRole('link', { name: 'Kembali ke Testimoni' })).toBeInTheDocument()
})

it('asks for an id where there is none', () => {
  render(
    <Providers store={createStore()}>
      <MemoryRouter>
        <TestimonialDetailPage />
      </MemoryRouter>
    </Providers>,
  )
  expect(screen.getByText('Testimonial ID is required')).toBeInTheDocument()
})

it('shows another testimonial when the id changes', async () => {
  serveTestimonial(buildTestimonial({ id: 3, customer_name: 'Sinta' }))
  serveTestimonial(buildTestimonial({ id: 4, customer_name: 'Bagus' }))
  render(
    <Providers store={createStore()}>
      <MemoryRouter initialEntries={['/testimonials/3']}>
        <Link to="/testimonials/4">Berikutnya</Link>
        <Routes>
          <Route path="/testimonials/:id" element={<TestimonialDetailPage />} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  )
  await screen.findByRole('heading', { name: 'Sinta' })
  await userEvent.click(screen.getByRole('link', { name: 'Berikutnya' }))
  expect(await screen.findByRole('heading', { name: 'Bagus' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Sinta' })).not.toBeInTheDocument()
})
