import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link } from 'react-router-dom'
import { env } from '../../../__mocks__/env'
import { buildPost, buildPostDetail } from '../../../__mocks__/fixtures'
import {
  failPost,
  failPosts,
  mockPendingResponse,
  servePost,
  servePosts,
} from '../../../__mocks__/handlers'
import { afterRetries, freezeTime } from '../../../__mocks__/freezeTime'
import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { articleWithHeading, expectLinks } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { staticPosts as posts } from '../../../__mocks__/staticPosts'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { App } from '../../app/App'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { postsSlice } from '../../features/posts/postsSlice'

/** Opens the page on a back end without posts: it shows those of the build. */
async function openBlog() {
  const requests = failPosts(404, 'Not found')
  const view = renderApp('/blog')
  await screen.findAllByRole('article')
  return { ...view, requests }
}

describe('with the posts of the build', () => {
  it('shows the four posts with tags, title, excerpt, date and minutes', async () => {
    const { requests } = await openBlog()
    // Each is animated 100 ms after the previous one.
    const delays = screen.getAllByRole('article').map(({ style }) => style.animationDelay)
    expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms'])
    for (const post of posts) {
      const card = within(articleWithHeading(post.title))
      expect(card.getByText(post.excerpt)).toBeInTheDocument()
      expect(card.getByText(`${post.readTime} menit baca`)).toBeInTheDocument()
      for (const tag of post.tags) expect(card.getByText(tag)).toBeInTheDocument()
    }
    expect(screen.getByText('10 Juni 2026')).toBeInTheDocument()
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/posts?page=1&limit=12',
    ])
    await waitFor(() => expect(document.title).toBe('Artikel - Dewi Contoh'))
  })

  it('has filters for all posts and for each tag', async () => {
    await openBlog()
    const buttons = within(screen.getByRole('group', { name: 'Tag artikel' })).getAllByRole(
      'button',
    )
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Semua',
      'React',
      'Arsitektur',
      'TypeScript',
      'Basis Data',
      'Aksesibilitas',
      'Desain',
    ])
    expect(buttons[0]).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the posts of the selected tag without another request', async () => {
    const { user, requests } = await openBlog()
    await user.click(screen.getByRole('button', { name: 'Basis Data' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Basis Data' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Semua' }))
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(requests).toHaveLength(1)
  })

  it('shows a message if no post has the tag', async () => {
    const { store } = await openBlog()
    act(() => {
      store.dispatch(postsSlice.actions.tagSelected('Astronomi'))
    })
    expect(screen.getByRole('heading', { name: 'Tidak ada artikel' })).toBeInTheDocument()
    expect(screen.getByText('Belum ada artikel untuk tag "Astronomi"')).toBeInTheDocument()
  })

  it('opens the page of a post, which is one of the build, too', async () => {
    const requests = failPost(404, 'Not found')
    expectConsoleError(/404 Not found/)
    const { user } = await openBlog()
    const [post] = posts
    await user.click(screen.getByRole('link', { name: `Baca Selengkapnya → ${post?.title}` }))
    await screen.findByRole('heading', { level: 1, name: post?.title })
    expect(await screen.findByText('Isi bagian Rancangan.')).toBeInTheDocument()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: 'Artikel Terkait' })).toBeInTheDocument()
  })
})

it('has a newsletter form without effect', async () => {
  const { user } = await openBlog()
  expect(
    screen.getByRole('heading', { name: 'Dapatkan Update Artikel Terbaru' }),
  ).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toHaveAttribute('type', 'email')
  await user.type(field, 'bukan alamat')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(field).toHaveValue('bukan alamat')
})

describe('with the posts of the API', () => {
  it('links the title and Baca Selengkapnya → of a post with a text to its page', async () => {
    servePosts([buildPost({ title: 'Kasir', slug: 'kasir' })])
    renderApp('/blog')
    const card = within(await screen.findByRole('article'))
    expectLinks(card, { Kasir: '/blog/kasir' })
    const more = card.getByRole('link', { name: 'Baca Selengkapnya → Kasir' })
    expect(more).toHaveAttribute('href', '/blog/kasir')
    expect(more).toHaveTextContent('Baca Selengkapnya →')
  })

  it('does not link a post without a text', async () => {
    servePosts([buildPost({ hasContent: false })])
    renderApp('/blog')
    const card = within(await screen.findByRole('article'))
    expect(card.queryByRole('link')).not.toBeInTheDocument()
    expect(card.queryByText(/Baca Selengkapnya/)).not.toBeInTheDocument()
  })

  it('marks drafts', async () => {
    servePosts([buildPost({ id: 1, draft: true }), buildPost({ id: 2 })])
    renderApp('/blog')
    await screen.findAllByRole('article')
    expect(within(articleWithHeading('Artikel 1')).getByText('Draf')).toBeInTheDocument()
    expect(within(articleWithHeading('Artikel 2')).queryByText('Draf')).not.toBeInTheDocument()
  })

  it('shows the cover of a post that has one', async () => {
    servePosts([
      buildPost({ id: 1 }),
      buildPost({ id: 2, cover_url: null }),
      buildPost({ id: 3, cover_url: 'javascript:alert(1)' }),
    ])
    renderApp('/blog')
    await screen.findAllByRole('article')
    const covers = within(screen.getByRole('main')).queryAllByRole('presentation')
    expect(covers.map((cover) => cover.getAttribute('src'))).toEqual(['/pictures/posts/1.webp'])
  })

  it('names the language of the title and the excerpt, but not of the date', async () => {
    servePosts([buildPost({ id: 1, language: 'en' }), buildPost({ id: 2, language: 'id-ID' })])
    renderApp('/blog')
    await screen.findAllByRole('article')
    expect(screen.getByRole('heading', { name: 'Artikel 1' })).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Ringkasan 1.')).toHaveAttribute('lang', 'en')
    expect(articleWithHeading('Artikel 1')).not.toHaveAttribute('lang')
    expect(screen.getByRole('heading', { name: 'Artikel 2' })).not.toHaveAttribute('lang')
  })

  it('shows posts without optional fields', async () => {
    const { id, title } = buildPost()
    servePosts([{ id, title } as ReturnType<typeof buildPost>])
    renderApp('/blog')
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid/)
  })

  it('links to the feed, if the site has one', async () => {
    servePosts([buildPost()])
    env.host = { address: 'https://contoh.dev' }
    const { unmount } = renderApp('/blog')
    expect(await screen.findByRole('link', { name: 'Umpan RSS' })).toHaveAttribute(
      'href',
      '/feed.xml',
    )
    unmount()
    env.host = {}
    renderApp('/blog')
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: 'Umpan RSS' })).not.toBeInTheDocument()
  })

  it('shows a spinner while the posts load', async () => {
    mockPendingResponse('/posts')
    renderApp('/blog')
    expect(await screen.findByText('Memuat artikel...')).toBeInTheDocument()
  })

  it('shows a message if there are no posts', async () => {
    servePosts([])
    renderApp('/blog')
    expect(await screen.findByText('Belum ada artikel.')).toBeInTheDocument()
  })

  it('shows the error message, and requests the posts again on Coba Lagi', async () => {
    freezeTime()
    failPosts(500, 'Server sedang tidur')
    expectConsoleError(/500 Server sedang tidur/)
    const { user } = renderApp('/blog')
    const title = { name: 'Gagal Memuat Artikel' }
    expect(await screen.findByRole('heading', title, afterRetries)).toBeInTheDocument()
    expect(screen.getByText('Server sedang tidur')).toBeInTheDocument()
    servePosts([buildPost()])
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
    expect(screen.queryByRole('heading', title)).not.toBeInTheDocument()
  })
})

describe('with more posts than a page contains', () => {
  const posts = Array.from({ length: 30 }, (_, index) =>
    buildPost({ id: index + 1, tags: index % 2 ? ['Desain'] : ['React'] }),
  )

  const searches = (requests: URL[]) => requests.map(({ search }) => search)

  async function expectCards(count: number) {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
  }

  function openPosts(url = '/blog') {
    const requests = servePosts(posts)
    const view = renderApp(url)
    return { ...view, requests }
  }

  it('loads the next page when the last card comes into view', async () => {
    const { requests } = openPosts()
    await expectCards(12)
    act(scrollIntoView)
    await expectCards(24)
    act(scrollIntoView)
    await expectCards(30)
    act(scrollIntoView)
    expect(searches(requests)).toEqual(['?page=1&limit=12', '?page=2&limit=12', '?page=3&limit=12'])
    expect(articleWithHeading('Artikel 13').style.animationDelay).toBe('0ms')
  })

  it('counts all posts of each tag, and requests the posts of the selected one', async () => {
    const { user, requests } = openPosts()
    await expectCards(12)
    expect(screen.getByRole('button', { name: 'Semua' })).toHaveAccessibleDescription('30 artikel')
    const design = screen.getByRole('button', { name: 'Desain' })
    expect(design).toHaveAccessibleDescription('15 artikel')
    await user.click(design)
    expect(await screen.findByText('12 artikel ditampilkan')).toBeInTheDocument()
    for (const card of screen.getAllByRole('article')) {
      expect(within(card).getByText('Desain')).toBeInTheDocument()
    }
    act(scrollIntoView)
    await expectCards(15)
    expect(screen.getByRole('button', { name: 'React' })).toBeInTheDocument()
    expect(searches(requests)).toEqual([
      '?page=1&limit=12',
      '?page=1&limit=12&tag=Desain',
      '?page=2&limit=12&tag=Desain',
    ])
    await user.click(screen.getByRole('button', { name: 'Semua' }))
    await expectCards(12)
  })

  it('shows as many pages as the URL selects, and links to the next one', async () => {
    openPosts('/blog?page=2')
    await expectCards(24)
    const more = screen.getByRole('link', { name: 'Muat artikel berikutnya' })
    expect(more).toHaveAttribute('href', '/blog?page=3#artikel-25')
  })
})

describe('the tag in the URL', () => {
  const posts = [buildPost({ id: 1 }), buildPost({ id: 2, tags: ['Basis Data'] })]
  const address = () => window.location.pathname + window.location.search
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent

  async function openAddress(url: string) {
    servePosts(posts)
    window.history.replaceState(null, '', url)
    const store = createStore()
    const view = render(
      <TestProviders store={store}>
        <BrowserRouter>
          <App />
          <Link to="/blog">Ke artikel</Link>
        </BrowserRouter>
      </TestProviders>,
    )
    await screen.findAllByRole('article')
    return { ...view, store, user: userEvent.setup({ delay: null }) }
  }

  afterEach(() => window.history.replaceState(null, '', '/'))

  it('is written when a tag is selected, and removed for all tags', async () => {
    const { user } = await openAddress('/blog')
    await user.click(screen.getByRole('button', { name: 'Basis Data' }))
    expect(address()).toBe('/blog?tag=Basis%20Data')
    await user.click(screen.getByRole('button', { name: 'Semua' }))
    expect(address()).toBe('/blog')
  })

  it('is kept when the visitor goes back to the page, and removed by a link to all posts', async () => {
    servePost(buildPostDetail())
    const { user } = await openAddress('/blog')
    await user.click(screen.getByRole('button', { name: 'React' }))
    await user.click(screen.getByRole('link', { name: 'Artikel 1' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Artikel 1' })).toBeInTheDocument()
    expect(address()).toBe('/blog/artikel-1')
    act(() => window.history.back())
    expect(await screen.findByRole('button', { name: 'React', pressed: true })).toBeInTheDocument()
    expect(address()).toBe('/blog?tag=React')
    await user.click(screen.getByRole('link', { name: 'Ke artikel' }))
    await waitFor(() => expect(pressed()).toBe('Semua'))
    expect(address()).toBe('/blog')
  })

  it('follows the store when actions are replayed', async () => {
    const { store } = await openAddress('/blog')
    act(() => {
      store.dispatch(navigationSlice.actions.pageEntered('/contact'))
    })
    await screen.findByRole('heading', { level: 1, name: 'Hubungi Saya' })
    act(() => {
      store.dispatch(navigationSlice.actions.pageEntered('/blog'))
      store.dispatch(postsSlice.actions.tagSelected('Basis Data'))
    })
    expect(await screen.findByRole('button', { name: 'Basis Data', pressed: true })).toBeVisible()
    expect(address()).toBe('/blog?tag=Basis%20Data')
  })
})
