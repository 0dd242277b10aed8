import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildCategories, buildTestimonial } from '../../../__mocks__/fixtures'
import {
  failCategories,
  failTestimonials,
  mockErrorResponse,
  mockPendingResponse,
  serveCategories,
  serveTestimonials,
} from '../../../__mocks__/handlers'
import { articleWithHeading, expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { reloadPage } from '../../lib/reloadPage'

jest.mock('../../lib/reloadPage')

beforeEach(() => {
  serveCategories(buildCategories('Full Stack', 'AI'))
})

const ofAi = buildTestimonial({ id: 2, category_id: 12, category_name: 'AI' })
const ofTwoCategories = [buildTestimonial(), ofAi]

const main = () => within(screen.getByRole('main'))

async function openTestimonials(testimonials = [buildTestimonial()]) {
  const requests = serveTestimonials(testimonials)
  const view = renderApp('/testimonials')
  await screen.findAllByRole('article')
  return { ...view, requests }
}

it.each([
  [{}, 'Pemilik at Warung Sinta · melalui LinkedIn'],
  [{ customer_position: null, customer_company: null }, 'melalui LinkedIn'],
])('names the source of a testimonial with %j', async (changes, text) => {
  await openTestimonials([buildTestimonial({ ...changes, source: 'LinkedIn' })])
  expect(screen.getByText(text)).toBeInTheDocument()
})

it('shows placeholders for six cards and four filters while the list loads', async () => {
  mockPendingResponse('/testimonials')
  renderApp('/testimonials')
  expect(await screen.findAllByTestId('placeholder-card')).toHaveLength(6)
  expect(screen.getAllByTestId('placeholder-filter')).toHaveLength(4)
  expect(screen.getByText('Memuat testimoni...')).toBeInTheDocument()
})

it('shows the average rating, the number of projects and a call to action', async () => {
  const { requests } = await openTestimonials([
    buildTestimonial({ id: 1, rating: 5 }),
    buildTestimonial({ id: 2, rating: 4 }),
    buildTestimonial({ id: 3, rating: 4 }),
  ])
  expect(requests.map(({ search }) => search)).toEqual(['?page=1&limit=1000'])
  for (const name of ['Testimoni Klien', 'Siap Memulai Proyek Anda?']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  }
  expectLinks(main(), { 'Hubungi Saya': '/contact', 'Lihat Portfolio': '/projects' })
  await waitFor(() => expect(document.title).toBe('Testimoni - Dewi Contoh'))
  expect(screen.queryByText('Featured')).not.toBeInTheDocument()
  expect(screen.getByText('4.3')).toBeInTheDocument()
  expect(screen.getByText('rata-rata')).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: 'Rating 4 dari 5' }).length).toBe(3)
  expect(screen.getByText('Dari 3 proyek yang diselesaikan')).toBeInTheDocument()
})

it('a card shows customer, project, rating, text and date', async () => {
  await openTestimonials([buildTestimonial({ id: 4, rating: 4, is_featured: 1 })])
  const card = within(articleWithHeading('Proyek 4'))
  expect(card.getByRole('link')).toHaveAttribute('href', '/testimonials/4')
  for (const text of [
    'Full Stack',
    'Featured',
    'Pelanggan 4',
    'Pemilik at Warung Sinta',
    '“Pendapat 4.”',
    '2 Juni 2024',
  ]) {
    expect(card.getByText(text)).toBeInTheDocument()
  }
  expect(card.getByRole('img', { name: 'Rating 4 dari 5' })).toBeInTheDocument()
  expect(card.getByText(/\(4\/5\)/)).toBeInTheDocument()
})

it('the link of a card is named after the project and the customer', async () => {
  await openTestimonials([
    buildTestimonial({ id: 4 }),
    buildTestimonial({ id: 5, project_title: null }),
  ])
  for (const name of ['Proyek 4 Pelanggan 4', 'Pelanggan 5']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument()
  }
})

it('shows a placeholder and the initials if the pictures do not load', async () => {
  await openTestimonials([buildTestimonial({ customer_name: 'Sinta Dewi Wulandari' })])
  const picture = screen.getByRole('presentation')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', '/pictures/testimonial-placeholder.svg')
  const portrait = screen.getByRole('img', { name: 'Sinta Dewi Wulandari' })
  expect(portrait).toHaveAttribute('width', '48')
  fireEvent.error(portrait)
  expect(screen.getByRole('img', { name: 'Sinta Dewi Wulandari' })).toHaveTextContent('SW')
})

it('omits missing fields, and limits the rating to 0–5', async () => {
  await openTestimonials([
    buildTestimonial({ id: 1, customer_position: null, rating: 9 }),
    buildTestimonial({ id: 2, customer_company: '', category_name: null, rating: 0 }),
    buildTestimonial({
      id: 3,
      customer_profile_picture_url: null,
      testimonial_image_url: null,
      project_title: null,
    }),
  ])
  expect(screen.getByText('Warung Sinta')).toBeInTheDocument()
  expect(screen.getByText('Pemilik')).toBeInTheDocument()
  expect(screen.getAllByText(/\([05]\/5\)/)).toHaveLength(3)
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN/)
})

it('counts only ratings that were given', async () => {
  const { rating: _rating, ...unrated } = buildTestimonial({ id: 3 })
  await openTestimonials([
    buildTestimonial({ id: 1, rating: 4 }),
    buildTestimonial({ id: 2, rating: null, created_at: null }),
    unrated,
  ])
  expect(screen.getByText('4.0')).toBeInTheDocument()
  expect(screen.getByText('Dari 3 proyek yang diselesaikan')).toBeInTheDocument()
  const card = within(articleWithHeading('Proyek 2'))
  expect(card.queryByRole('img', { name: /Rating/ })).not.toBeInTheDocument()
  expect(card.queryByText(/2024|1970|\/5/)).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN/)
})

it('shows no average without ratings', async () => {
  await openTestimonials([buildTestimonial({ rating: null })])
  expect(screen.getByText('Dari 1 proyek yang diselesaikan')).toBeInTheDocument()
  expect(screen.queryByText('rata-rata')).not.toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /Rating/ })).not.toBeInTheDocument()
})

it('animates each card 0.1 s after the previous one', async () => {
  await openTestimonials([buildTestimonial({ id: 1 }), buildTestimonial({ id: 2 })])
  expect(articleWithHeading('Proyek 1')).toHaveStyle({ animationDelay: '0s' })
  expect(articleWithHeading('Proyek 2')).toHaveStyle({ animationDelay: '0.1s' })
})

it('has filters for all testimonials and for each category with testimonials', async () => {
  await openTestimonials([buildTestimonial({ id: 1, category_id: 12, category_name: 'AI' })])
  const filters = within(screen.getByRole('group', { name: 'Kategori testimoni' }))
  await filters.findByRole('button', { name: 'AI' })
  const buttons = filters.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['Semua Testimoni', 'AI'])
  expect(buttons[0]).toHaveAttribute('aria-pressed', 'true')
  expect(buttons[1]).toHaveAccessibleDescription('1 testimoni')
})

it('has filters for all categories if the testimonials have no ids of them', async () => {
  await openTestimonials([buildTestimonial({ category_id: undefined })])
  const filters = within(screen.getByRole('group', { name: 'Kategori testimoni' }))
  await filters.findByRole('button', { name: 'AI' })
  expect(filters.getByRole('button', { name: 'Full Stack' })).toBeInTheDocument()
})

describe('the URL', () => {
  beforeEach(() => window.history.replaceState(null, '', '/testimonials'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('contains the selected category', async () => {
    const { user } = await openTestimonials(ofTwoCategories)
    await user.click(await screen.findByRole('button', { name: 'AI' }))
    await waitFor(() => expect(window.location.search).toBe('?category=12'))
    await user.click(screen.getByRole('button', { name: 'Semua Testimoni' }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('selects all testimonials if its category is not a number', async () => {
    serveTestimonials([buildTestimonial()])
    renderApp('/testimonials?category=null')
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Semua Testimoni' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

it('shows the testimonials of the selected category', async () => {
  const { user } = await openTestimonials([
    buildTestimonial({ id: 1 }),
    buildTestimonial({ id: 2, category_id: 12, category_name: 'AI' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'AI' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(articleWithHeading('Proyek 2')).toBeInTheDocument()
  expect(screen.getByText('Dari 1 proyek yang diselesaikan')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'AI' })).toHaveAttribute('aria-pressed', 'true')
})

it('shows the filters and no list while a category loads', async () => {
  const { user } = await openTestimonials(ofTwoCategories)
  mockPendingResponse('/testimonials/category/12')
  await user.click(await screen.findByRole('button', { name: 'AI' }))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.getByText('Memuat testimoni...')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Semua Testimoni' })).toBeInTheDocument()
})

it.each(['button', 'link'])('shows a %s to all testimonials in an empty category', async (role) => {
  serveTestimonials([buildTestimonial()])
  const { user } = renderApp('/testimonials?category=12')
  await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })
  await user.click(main().getByRole(role, { name: 'Semua Testimoni' }))
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

it('shows the default filters, with their ids, if the categories cannot be loaded', async () => {
  freezeTime()
  failCategories()
  expectConsoleError(/GET \/categories: 500/)
  const { user } = await openTestimonials([buildTestimonial({ id: 8, category_id: 2 })])
  await screen.findByRole('button', { name: 'Backend' }, afterRetries)
  const filters = within(screen.getByRole('group', { name: 'Kategori testimoni' }))
  expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Semua Testimoni',
    'Frontend',
    'Backend',
    'Full Stack',
  ])
  await user.click(screen.getByRole('button', { name: 'Backend' }))
  expect(await screen.findByText('Pelanggan 8')).toBeInTheDocument()
})

it('shows a message and a link to the home page if there are no testimonials', async () => {
  serveTestimonials([])
  renderApp('/testimonials')
  expect(await screen.findByRole('heading', { name: 'Belum Ada Testimoni' })).toBeInTheDocument()
  expect(
    screen.getByText('Saat ini belum ada testimoni yang tersedia. Silakan kembali lagi nanti.'),
  ).toBeInTheDocument()
  expectLinks(main(), { 'Kembali ke Beranda': '/' })
})

it('shows an error if the list cannot be loaded, and reloads the page on Coba Lagi', async () => {
  freezeTime()
  failTestimonials()
  expectConsoleError(/GET \/testimonials: 500/)
  const { user } = renderApp('/testimonials')
  await screen.findByRole('heading', { name: 'Terjadi Kesalahan' }, afterRetries)
  expect(
    screen.getByText('Gagal memuat data testimoni. Silakan coba lagi nanti.'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

it('shows the filters if a category cannot be loaded', async () => {
  freezeTime()
  expectConsoleError(/GET \/testimonials\/category\/12: 500/)
  serveTestimonials(ofTwoCategories)
  mockErrorResponse('/testimonials/category/12')
  const { user } = renderApp('/testimonials')
  await user.click(await screen.findByRole('button', { name: 'AI' }))
  await screen.findByRole('heading', { name: 'Terjadi Kesalahan' }, afterRetries)
  expect(screen.getByRole('button', { name: 'Semua Testimoni' })).toBeInTheDocument()
})
