import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildCategories, buildTestimonial } from '../../../__mocks__/fixtures'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import * as api from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'

const { articleWithHeading, contentsOf, expectLinks, expectTexts, main } = page

beforeEach(() => {
  api.serveCategories(buildCategories('Full Stack', 'AI'))
})

const ofAi = buildTestimonial({ id: 2, category_id: 12, category_name: 'AI' })
const ofTwoCategories = [buildTestimonial(), ofAi]

async function openTestimonials(testimonials = [buildTestimonial()]) {
  const requests = api.serveTestimonials(testimonials)
  const view = renderApp('/testimonials')
  await screen.findAllByRole('article')
  return { ...view, requests }
}

const card = (heading: string) => within(articleWithHeading(heading))
const findButton = (name: string) => screen.findByRole('button', { name }, afterRetries)
const filters = () =>
  within(screen.getByRole('group', { name: 'Kategori testimoni' })).getAllByRole('button')

it('shows placeholders for six cards and four filters while the list loads', async () => {
  api.mockPendingResponse('/testimonials')
  renderApp('/testimonials')
  expect(await screen.findAllByTestId('placeholder-card')).toHaveLength(6)
  expect(screen.getAllByTestId('placeholder-filter')).toHaveLength(4)
  expectTexts(screen, 'Memuat testimoni...')
})

it('shows the average rating, the number of projects, the cards and a call to action', async () => {
  const customer_name = 'Sinta Dewi Wulandari'
  const { requests } = await openTestimonials([
    buildTestimonial({ id: 1, rating: 5, customer_name }),
    buildTestimonial({ id: 2, rating: 4, is_featured: 1 }),
    buildTestimonial({ id: 3, rating: 4 }),
  ])
  expect(requests.map(({ search }) => search)).toEqual(['?page=1&limit=1000'])
  expectTexts(main(), 'Testimoni Klien', '4.3', 'rata-rata', 'Dari 3 proyek yang diselesaikan')
  expect(screen.getAllByRole('img', { name: 'Rating 4 dari 5' })).toHaveLength(3)
  expectTexts(card('Proyek 2'), 'Full Stack', 'Featured', 'Pelanggan 2', '“Pendapat 2.”')
  expectTexts(card('Proyek 2'), 'Pemilik at Warung Sinta', '2 Juni 2024')
  expectLinks(card('Proyek 2'), { 'Proyek 2 Pelanggan 2': '/testimonials/2' })
  expect(card('Proyek 2').getByRole('img', { name: 'Rating 4 dari 5' })).toBeInTheDocument()
  expect(card('Proyek 2').getByText(/\(4\/5\)/)).toBeInTheDocument()
  expect(card('Proyek 1').queryByText('Featured')).not.toBeInTheDocument()
  // Each is animated 0.1 s after the previous one.
  expect(articleWithHeading('Proyek 1')).toHaveStyle({ animationDelay: '0s' })
  expect(articleWithHeading('Proyek 2')).toHaveStyle({ animationDelay: '0.1s' })

  const picture = card('Proyek 1').getByRole('presentation')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', '/pictures/testimonial-placeholder.svg')
  const portrait = screen.getByRole('img', { name: customer_name })
  expect(portrait).toHaveAttribute('width', '48')
  // eslint-disable-next-line testing-library/no-node-access
  const source = portrait.parentElement?.querySelector('source')
  expect(source).toHaveAttribute('srcset', expect.stringContaining('/400.avif 400w'))
  fireEvent.error(portrait)
  expect(screen.getByRole('img', { name: customer_name })).toHaveTextContent('SW')
  expectTexts(main(), 'Siap Memulai Proyek Anda?')
  expectLinks(main(), { 'Hubungi Saya': '/contact', 'Lihat Portfolio': '/projects' })
})

it('omits missing fields, limits ratings to 0–5, and counts only those that were given', async () => {
  const { rating: _rating, ...unrated } = buildTestimonial({ id: 6 })
  const source = 'LinkedIn'
  await openTestimonials([
    buildTestimonial({ id: 1, customer_position: null, rating: 9 }),
    buildTestimonial({ id: 2, customer_company: '', category_name: null, rating: 0 }),
    buildTestimonial({
      ...{ id: 3, customer_profile_picture_url: null, testimonial_image_url: null },
      ...{ project_title: null, rating: 1, source },
    }),
    buildTestimonial({ id: 4, customer_position: null, customer_company: null, source }),
    buildTestimonial({ id: 5, rating: null, created_at: null, description: ' ' }),
    unrated,
  ])
  expectTexts(main(), 'Warung Sinta', 'Pemilik', 'Pemilik at Warung Sinta · melalui LinkedIn')
  expectTexts(main(), 'melalui LinkedIn', '2.8', 'Dari 6 proyek yang diselesaikan')
  expect(contentsOf(screen.getAllByText(/\(\d\/5\)/)).join()).toMatch(/5\/5.*0\/5.*1\/5.*5\/5/)
  expect(screen.getByRole('link', { name: 'Pelanggan 3' })).toBeInTheDocument()
  expect(card('Proyek 5').queryByRole('img', { name: /Rating/ })).not.toBeInTheDocument()
  expect(card('Proyek 5').queryByText(/2024|1970|\/5|“/)).not.toBeInTheDocument()
  page.expectNoMissingValues()
})

it('filters by the categories that have testimonials, with the category in the URL', async () => {
  window.history.replaceState(null, '', '/testimonials')
  api.serveCategories(buildCategories('Full Stack', 'AI', 'Kosong'))
  const { user } = await openTestimonials(ofTwoCategories)
  fireEvent.click(await findButton('AI'))
  // The filters stay, without a list, while it loads.
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expectTexts(screen, 'Memuat testimoni...')
  expect(contentsOf(filters())).toEqual(['Semua Testimoni', 'Full Stack', 'AI'])
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expectTexts(main(), 'Pelanggan 2', 'Dari 1 proyek yang diselesaikan')
  const [all, , ai] = filters()
  expect(ai).toHaveAttribute('aria-pressed', 'true')
  expect(ai).toHaveAccessibleDescription('1 testimoni')
  await waitFor(() => expect(window.location.search).toBe('?category=12'))
  await user.click(all!)
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(all).toHaveAttribute('aria-pressed', 'true')
})

it.each(['button', 'link'])('shows a %s to all testimonials in an empty category', async (role) => {
  api.serveTestimonials([buildTestimonial()])
  const { user } = renderApp('/testimonials?category=12')
  await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })
  await user.click(main().getByRole(role, { name: 'Semua Testimoni' }))
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

it('shows the default filters, with their ids, if the categories cannot be loaded', async () => {
  freezeTime()
  api.fail('categories')
  expectConsoleError(/GET \/categories: 500/)
  const { user } = await openTestimonials([buildTestimonial({ id: 8, category_id: 2 })])
  const backend = await findButton('Backend')
  const names = ['Semua Testimoni', 'Frontend', 'Backend', 'Full Stack']
  expect(contentsOf(filters())).toEqual(names)
  await user.click(backend)
  expect(await screen.findByText('Pelanggan 8')).toBeInTheDocument()
})

it('shows a message and a link to the home page if there are no testimonials', async () => {
  api.serveTestimonials([])
  renderApp('/testimonials')
  expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeInTheDocument()
  const text = 'Saat ini belum ada testimoni yang tersedia. Silakan kembali lagi nanti.'
  expectTexts(main(), text)
  expectLinks(main(), { 'Kembali ke Beranda': '/' })
})
