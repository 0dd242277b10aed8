import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { buildPost, buildPostDetail } from '../../../__mocks__/fixtures'
import {
  failPost,
  mockPendingResponse,
  postPath,
  servePost,
  servePosts,
  serveProfile,
} from '../../../__mocks__/handlers'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { articleWithHeading, expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import PostPage from './PostPage'

jest.mock('../../lib/reloadPage')

const main = () => within(screen.getByRole('main'))

async function openPost(changes: Parameters<typeof buildPostDetail>[0] = {}) {
  const requests = servePost(buildPostDetail({ title: 'Kasir', slug: 'kasir', ...changes }))
  const view = renderApp('/blog/kasir')
  await screen.findByRole('heading', { level: 1, name: 'Kasir' })
  return { ...view, requests, article: articleWithHeading('Kasir') }
}

it('shows the post with its cover, breadcrumb, table of contents and ending', async () => {
  const { requests, article } = await openPost()
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/posts/slug/kasir'])
  for (const text of [
    'Ringkasan 1.',
    '10 Juni 2026',
    '8 menit baca',
    'Dewi Contoh',
    'Isi bagian Rancangan.',
  ]) {
    expect(within(article).getByText(text)).toBeInTheDocument()
  }
  const contents = within(article).getByRole('navigation', { name: 'Daftar isi' })
  expect(within(contents).getByRole('link', { name: 'Rancangan' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#rancangan$/),
  )
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  const items = within(breadcrumb).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Beranda', 'Artikel', 'Kasir'])
  expectLinks(within(breadcrumb), { Artikel: '/blog' })
  expect(main().getByRole('img', { name: 'Sampul 1' })).toHaveAttribute(
    'src',
    '/pictures/posts/1.webp',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Artikel Terkait' })).toBeInTheDocument()
  expect(main().getByRole('link', { name: /8 menit baca Artikel 9$/ })).toHaveAttribute(
    'href',
    '/blog/artikel-9',
  )
  expectLinks(main(), {
    'Sebelumnya Artikel lama': '/blog/artikel-lama',
    'Berikutnya Artikel baru': '/blog/artikel-baru',
    'Hubungi Saya': '/contact',
  })
  await waitFor(() => expect(document.title).toBe('Kasir - Dewi Contoh'))
})

it('links its tags to the posts with the same tag', async () => {
  servePosts([buildPost({ id: 1 }), buildPost({ id: 2, tags: ['Desain'] })])
  const { user, article } = await openPost({ tags: ['Desain'] })
  expectLinks(within(article), { Desain: '/blog?tag=Desain' })
  await user.click(within(article).getByRole('link', { name: 'Desain' }))
  expect(await screen.findByRole('heading', { name: 'Artikel 2' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Artikel 1' })).not.toBeInTheDocument()
})

it('shows a batik pattern in place of a missing cover', async () => {
  const { article } = await openPost({ cover_url: null, author: { name: 'Budi' } })
  expect(within(article).queryByRole('img')).not.toBeInTheDocument()
  expect(within(article).getByText('Budi')).toBeInTheDocument()
})

it('names the language of a post in another language, but shows the date in Indonesian', async () => {
  const { article } = await openPost({ language: 'en' })
  expect(article).toHaveAttribute('lang', 'en')
  const date = within(article).getByText(
    (_text, element) =>
      element?.getAttribute('lang') === 'id' && /10 Juni 2026/.test(element.textContent ?? ''),
  )
  expect(date).toBeInTheDocument()
})

it.each([null, 'id', 'ID-id'])('has no language of its own in %s', async (language) => {
  const { article } = await openPost({ language })
  expect(article).not.toHaveAttribute('lang')
})

it('marks a draft', async () => {
  const { article } = await openPost({ draft: true })
  expect(within(article).getByText('Draf')).toBeInTheDocument()
})

it('shows the owner as the author of a post without one', async () => {
  serveProfile({ full_name: 'Sari Pemilik' })
  const { article } = await openPost({ author: null })
  expect(await within(article).findByText('Sari Pemilik')).toBeInTheDocument()
})

it('shows a post that has only a title', async () => {
  const { id, title, slug } = buildPost({ title: 'Kasir', slug: 'kasir' })
  servePost({ id, title, slug } as ReturnType<typeof buildPost>)
  renderApp('/blog/kasir')
  expect(await screen.findByRole('heading', { level: 1, name: 'Kasir' })).toBeInTheDocument()
  expect(main().queryByRole('navigation', { name: /Daftar isi|sebelum/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Artikel Terkait')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/)
})

it('shows a spinner while the post loads', async () => {
  mockPendingResponse(postPath)
  renderApp('/blog/kasir')
  expect(await screen.findByText('Memuat artikel...')).toBeInTheDocument()
})

/** Opens the post from its card in the list. */
async function openFromList() {
  servePosts([buildPost({ title: 'Kasir', slug: 'kasir' })])
  const { user } = renderApp('/blog')
  await user.click(await screen.findByRole('link', { name: 'Kasir' }))
}

it('shows the header of a post in the list until its text has loaded', async () => {
  mockPendingResponse(postPath)
  await openFromList()
  expect(await screen.findByText('Memuat artikel...')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Kasir' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Sampul 1' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Kasir - Dewi Contoh'))
})

it('shows the not-found view for a deleted post that is still in the list', async () => {
  failPost(404, 'Post not found')
  expectConsoleError(/404 Post not found/)
  await openFromList()
  await screen.findByRole('heading', { level: 1, name: 'Artikel Tidak Ditemukan' })
  expect(screen.queryByRole('heading', { name: 'Kasir' })).not.toBeInTheDocument()
})

it('shows the not-found view for a 404', async () => {
  failPost(404, 'Post not found')
  expectConsoleError(/404 Post not found/)
  renderApp('/blog/hilang')
  await screen.findByRole('heading', { level: 1, name: 'Artikel Tidak Ditemukan' })
  expectLinks(main(), { 'Kembali ke Artikel': '/blog' })
  expectLinks(main(), { 'Kembali ke Beranda': '/' })
  await waitFor(() => expect(document.title).toBe('Artikel Tidak Ditemukan - Dewi Contoh'))
})

it('shows a post of the build if the back end has no posts', async () => {
  failPost(404, 'Not found')
  expectConsoleError(/404 Not found/)
  renderApp('/blog/artikel-2')
  await screen.findByRole('heading', { level: 1, name: 'Artikel 2' })
  expect(screen.getByText('Isi bagian Rancangan.')).toBeInTheDocument()
})

it('shows no post of the build if the back end has other posts', async () => {
  servePosts([buildPost({ id: 1 })])
  failPost(404, 'Post not found')
  expectConsoleError(/404 Post not found/)
  renderApp('/blog/artikel-2')
  await screen.findByRole('heading', { level: 1, name: 'Artikel Tidak Ditemukan' })
})

it('shows the not-found view of a slug that is too long without a request', async () => {
  const requests = servePost(buildPostDetail({}))
  renderApp(`/blog/${'a'.repeat(201)}`)
  await screen.findByRole('heading', { level: 1, name: 'Artikel Tidak Ditemukan' })
  expect(requests).toEqual([])
})

it('omits links to posts without a slug', async () => {
  await openPost({
    previous: { title: 'Artikel lama', slug: '' },
    next: { title: 'Artikel baru', slug: '' },
    related: [],
  })
  expect(screen.getByRole('link', { name: 'Semua Artikel' })).toBeInTheDocument()
  expect(screen.queryByText(/Artikel (lama|baru)/)).not.toBeInTheDocument()
})

it('shows the error message, and requests the post again on Coba Lagi', async () => {
  freezeTime()
  failPost(500, 'Server sedang tidur')
  expectConsoleError(/500 Server sedang tidur/)
  const { user } = renderApp('/blog/kasir')
  await screen.findByRole('heading', { level: 1, name: 'Terjadi Kesalahan' }, afterRetries)
  expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()
  servePost(buildPostDetail({ title: 'Kasir' }))
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kasir' })).toBeInTheDocument()
  expect(screen.queryByText('Terjadi Kesalahan')).not.toBeInTheDocument()
})

it('shows the not-found view without a slug', () => {
  render(
    <TestProviders store={createStore()}>
      <MemoryRouter>
        <PostPage />
      </MemoryRouter>
    </TestProviders>,
  )
  expect(screen.getByRole('heading', { name: 'Artikel Tidak Ditemukan' })).toBeInTheDocument()
})
