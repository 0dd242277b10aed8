import { act, screen, waitFor, within } from '@testing-library/react'
import { env } from '../../../__mocks__/env'
import { buildPost } from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import * as page from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { staticPosts } from '../../../__mocks__/staticPosts'
import { postsSlice } from '../../features/posts/postsSlice'

const { articleWithHeading, contentsOf, expectLinks, expectNoMissingValues, expectTexts } = page
const card = (heading: string) => within(articleWithHeading(heading))
const button = (name: string) => screen.getByRole('button', { name })
const searches = (requests: URL[]) => requests.map(({ search }) => search)

async function expectCards(count: number) {
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
}

it('shows the posts of the build where the back end has none, filters them by tag, and opens one', async () => {
  const requests = api.fail('posts', 404, 'Not found')
  const { user, store } = renderApp('/blog')
  await screen.findAllByRole('article')
  // Each is animated 100 ms after the previous one.
  const delays = screen.getAllByRole('article').map(({ style }) => style.animationDelay)
  expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms'])
  for (const { title, excerpt, readTime, tags } of staticPosts) {
    expectTexts(card(title), excerpt, `${readTime} menit baca`, ...tags)
  }
  expectTexts(screen, '10 Juni 2026')

  const filters = within(screen.getByRole('group', { name: 'Tag artikel' }))
  const tags = ['React', 'Arsitektur', 'TypeScript', 'Basis Data', 'Aksesibilitas', 'Desain']
  expect(contentsOf(filters.getAllByRole('button'))).toEqual(['Semua', ...tags])
  expect(button('Semua')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('Basis Data'))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(button('Basis Data')).toHaveAttribute('aria-pressed', 'true')
  act(() => void store.dispatch(postsSlice.actions.tagSelected('Astronomi')))
  expectTexts(screen, 'Tidak ada artikel', 'Belum ada artikel untuk tag "Astronomi"')
  await user.click(button('Semua'))
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(searches(requests)).toEqual(['?page=1&limit=12'])

  // The form of the newsletter has no effect.
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toHaveAttribute('type', 'email')
  expect(field).toHaveAttribute('autocomplete', 'email')
  await user.click(field)
  await user.paste('bukan alamat')
  await user.click(button('Subscribe'))
  expect(field).toHaveValue('bukan alamat')

  const postRequests = api.fail('post', 404, 'Not found')
  expectConsoleError(/404 Not found/)
  const title = staticPosts[0]?.title
  await user.click(screen.getByRole('link', { name: `Baca Selengkapnya → ${title}` }))
  await screen.findByRole('heading', { level: 1, name: title })
  expect(await screen.findByText('Isi bagian Rancangan.')).toBeInTheDocument()
  await waitFor(() => expect(postRequests).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'Artikel Terkait' })).toBeInTheDocument()
})

it('shows cover, language, status and links of each post, as far as it has them', async () => {
  env.host = { address: 'https://contoh.dev' }
  api.servePosts([
    buildPost({ title: 'Kasir', slug: 'kasir', language: 'en' }),
    buildPost({ id: 2, cover_url: null, language: 'id-ID', draft: true }),
    buildPost({ id: 3, cover_url: 'javascript:alert(1)', hasContent: false }),
    { id: 4, title: 'Kosong' } as ReturnType<typeof buildPost>,
  ])
  renderApp('/blog')
  await expectCards(4)
  expectLinks(card('Kasir'), { Kasir: '/blog/kasir', 'Baca Selengkapnya → Kasir': '/blog/kasir' })
  expectTexts(card('Kasir'), 'Baca Selengkapnya →')
  const covers = page.main().queryAllByRole('presentation')
  expect(covers.map((cover) => cover.getAttribute('src'))).toEqual(['/pictures/posts/1.webp'])
  // The date is in the language of the page.
  expect(articleWithHeading('Kasir')).not.toHaveAttribute('lang')
  expect(screen.getByRole('heading', { name: 'Kasir' })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Ringkasan 1.')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { name: 'Artikel 2' })).not.toHaveAttribute('lang')
  expectTexts(card('Artikel 2'), 'Draf')
  expect(card('Kasir').queryByText('Draf')).not.toBeInTheDocument()
  expect(card('Artikel 3').queryByRole('link')).not.toBeInTheDocument()
  expect(card('Artikel 3').queryByText(/Baca Selengkapnya/)).not.toBeInTheDocument()
  expectNoMissingValues()
  expectLinks(screen, { 'Umpan RSS': '/feed.xml' })
})

it('shows a spinner, then a message if there are no posts, without a feed', async () => {
  api.servePosts([])
  renderApp('/blog')
  await screen.findByText('Memuat artikel...')
  expect(await screen.findByText('Belum ada artikel.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Umpan RSS' })).not.toBeInTheDocument()
})

describe('with more posts than a page contains', () => {
  const openPosts = (url: string) => {
    const tagsOf = (index: number) => (index % 2 ? ['Desain'] : ['React'])
    const ids = Array.from({ length: 30 }, (_, index) => index + 1)
    const requests = api.servePosts(ids.map((id) => buildPost({ id, tags: tagsOf(id) })))
    return { ...renderApp(url), requests }
  }

  it('loads pages when the last card comes into view, of the selected tag and of all posts', async () => {
    const { requests, user } = openPosts('/blog')
    await expectCards(12)
    expect(button('Semua')).toHaveAccessibleDescription('30 artikel')
    expect(button('Desain')).toHaveAccessibleDescription('15 artikel')
    await user.click(button('Desain'))
    expect(await screen.findByText('12 artikel ditampilkan')).toBeInTheDocument()
    act(scrollIntoView)
    await expectCards(15)
    expect(card('Artikel 1').getByText('Desain')).toBeInTheDocument()
    await user.click(button('Semua'))
    await expectCards(12)
    act(scrollIntoView)
    await expectCards(24)
    expect(articleWithHeading('Artikel 13').style.animationDelay).toBe('0ms')
    act(scrollIntoView)
    await expectCards(30)
    act(scrollIntoView)
    const all = [1, 2, 3].map((number) => `?page=${number}&limit=12`)
    const ofTag = [1, 2].map((number) => `?page=${number}&limit=12&tag=Desain`)
    expect(searches(requests)).toEqual([all[0], ...ofTag, ...all.slice(1)])
    // All posts are loaded: no request is needed.
    await user.click(button('React'))
    await expectCards(15)
    expect(requests).toHaveLength(5)
  })

  it('passes the focus of the link to the next page on to the last post before it', async () => {
    const { user } = openPosts('/blog')
    await expectCards(12)
    act(() => screen.getByRole('link', { name: 'Muat artikel berikutnya' }).focus())
    await user.keyboard('{Enter}')
    await expectCards(24)
    expect(card('Artikel 12').getByRole('link', { name: /Baca/ })).toHaveFocus()
  })
})
