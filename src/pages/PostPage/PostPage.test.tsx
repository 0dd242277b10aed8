import { screen, waitFor, within } from '@testing-library/react'
import { buildPost, buildPostDetail } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { reloadPage } from '../../lib/urls/reloadPage'

jest.mock('../../lib/urls/reloadPage')
beforeEach(() => jest.mocked(reloadPage).mockClear())

const { contentsOf, expectLinks, expectTexts, main } = page
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const missing = 'Artikel Tidak Ditemukan'

async function openPost(changes: Parameters<typeof buildPostDetail>[0] = {}) {
  const post = buildPostDetail({ title: 'Kasir', slug: 'kasir', ...changes })
  const requests = api.servePost(post)
  const view = renderApp('/blog/kasir')
  await screen.findByText('Memuat artikel...')
  await findTitle('Kasir')
  const article = page.articleWithHeading('Kasir')
  return { ...view, requests, article }
}

it('shows the post with its cover, breadcrumb, table of contents and ending', async () => {
  const { requests, article } = await openPost()
  const shown = within(article)
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/posts/slug/kasir'])
  expectTexts(shown, 'Ringkasan 1.', '10 Juni 2026', '8 menit baca', 'Dewi Contoh')
  expectTexts(shown, 'Isi bagian Rancangan.')
  const contents = within(shown.getByRole('navigation', { name: 'Daftar isi' }))
  const section = contents.getByRole('link', { name: 'Rancangan' })
  expect(section).toHaveAttribute('href', expect.stringMatching(/#rancangan$/))
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const items = breadcrumb.getAllByRole('listitem')
  expect(contentsOf(items)).toEqual(['Beranda', 'Artikel', 'Kasir'])
  expectLinks(breadcrumb, { Artikel: '/blog' })
  const cover = main().getByRole('img', { name: 'Sampul 1' })
  expect(cover).toHaveAttribute('src', '/pictures/posts/1.webp')
  expect(screen.getByRole('heading', { level: 2, name: 'Artikel Terkait' })).toBeInTheDocument()
  const related = main().getByRole('link', { name: /8 menit baca Artikel 9$/ })
  expect(related).toHaveAttribute('href', '/blog/artikel-9')
  expectLinks(main(), {
    'Sebelumnya Artikel lama': '/blog/artikel-lama',
    'Berikutnya Artikel baru': '/blog/artikel-baru',
    'Hubungi Saya': '/contact',
  })
})

it('shows a draft in another language without cover, author and neighbours, and links its tag', async () => {
  api.serveProfile({ full_name: 'Sari Pemilik' })
  api.servePosts([buildPost({ id: 1 }), buildPost({ id: 2, tags: ['Desain'] })])
  const [previous, next] = ['lama', 'baru'].map((age) => ({ title: `Artikel ${age}`, slug: '' }))
  const changes = { draft: true, tags: ['Desain'], language: 'en', cover_url: null, author: null }
  const { user, article } = await openPost({ ...changes, previous, next, related: [] })
  const shown = within(article)
  expect(article).toHaveAttribute('lang', 'en')
  // The date is in the language of the page.
  const date = shown.getByText(
    (_text, element) =>
      element?.getAttribute('lang') === 'id' && /10 Juni 2026/.test(element.textContent ?? ''),
  )
  expect(date).toBeInTheDocument()
  expect(shown.queryByRole('img')).not.toBeInTheDocument()
  expectTexts(shown, 'Draf')
  expect(await shown.findByText('Sari Pemilik')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Semua Artikel' })).toBeInTheDocument()
  expect(screen.queryByText(/Artikel (lama|baru|Terkait)/)).not.toBeInTheDocument()
  expectLinks(shown, { Desain: '/blog?tag=Desain' })
  await user.click(shown.getByRole('link', { name: 'Desain' }))
  expect(await screen.findByRole('heading', { name: 'Artikel 2' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Artikel 1' })).not.toBeInTheDocument()
})

it.each([
  ['its text has loaded', false],
  ['it turns out to be deleted', true],
])('shows the header of a post in the list until %s', async (_what, isDeleted) => {
  const { released, release } = api.hold()
  api.mockResponse(api.paths.post, async () => {
    await released
    return isDeleted
      ? api.failure(404, 'Post not found')
      : api.success({ post: buildPostDetail({ title: 'Kasir' }) })
  })
  if (isDeleted) expectConsoleError(/404 Post not found/)
  api.servePosts([buildPost({ title: 'Kasir', slug: 'kasir' })])
  const { user } = renderApp('/blog')
  await user.click(await screen.findByRole('link', { name: 'Kasir' }))
  await screen.findByText('Memuat artikel...')
  await findTitle('Kasir')
  expect(screen.getByRole('img', { name: 'Sampul 1' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Kasir - Dewi Contoh'))
  release()
  await (isDeleted ? findTitle(missing) : screen.findByText('Isi bagian Rancangan.'))
  expect(screen.queryByText('Memuat artikel...')).not.toBeInTheDocument()
  // The server redirects from the former address of a post.
  expect(reloadPage).toHaveBeenCalledTimes(isDeleted ? 1 : 0)
})

it('shows the not-found view for a 404, also if the build has such a post', async () => {
  api.servePosts([buildPost({ id: 1 })])
  api.fail('post', 404, 'Post not found')
  expectConsoleError(/404 Post not found/)
  renderApp('/blog/artikel-2')
  await findTitle(missing)
  expectLinks(main(), { 'Kembali ke Artikel': '/blog', 'Kembali ke Beranda': '/' })
  await waitFor(() => expect(document.title).toBe(`${missing} - Dewi Contoh`))
  expect(reloadPage).not.toHaveBeenCalled()
})
