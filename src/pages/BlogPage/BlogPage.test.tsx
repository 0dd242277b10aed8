import { act, screen, waitFor, within } from '@testing-library/react'
import { articleWithHeading } from '../../../__mocks__/queries'
import { renderApp } from '../../../__mocks__/renderApp'
import { blogSlice } from '../../features/blog/blogSlice'
import { posts } from '../../features/blog/posts'

async function openBlog() {
  const view = renderApp('/blog')
  await screen.findByRole('heading', { name: 'Blog & Artikel' })
  return view
}

it('shows the four posts with tags, title, excerpt, date and minutes', async () => {
  await openBlog()
  expect(screen.getAllByRole('article')).toHaveLength(4)
  for (const post of posts) {
    const card = within(articleWithHeading(post.title))
    expect(card.getByText(post.excerpt)).toBeInTheDocument()
    expect(card.getByText(`${post.readTime} menit baca`)).toBeInTheDocument()
    for (const tag of post.tags) expect(card.getByText(tag)).toBeInTheDocument()
  }
  expect(screen.getByText('10 Juni 2026')).toBeInTheDocument()
})

it('the sample posts have reading times of 8, 12, 10 and 6 minutes, and the first is featured', () => {
  expect(posts.map(({ readTime }) => readTime)).toEqual([8, 12, 10, 6])
  expect(posts.map(({ featured }) => featured ?? false)).toEqual([true, false, false, false])
  for (const post of posts) {
    expect(post.content).toBe('')
    expect(post.author?.name).toMatch(/./)
    expect(post.author?.avatar).toMatch(/./)
  }
})

it('has filters for all posts and for each tag', async () => {
  await openBlog()
  const buttons = within(screen.getByRole('group', { name: 'Tag artikel' })).getAllByRole('button')
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

it('shows the posts of the selected tag', async () => {
  const { user } = await openBlog()
  await user.click(screen.getByRole('button', { name: 'Basis Data' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Basis Data' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Semua' }))
  expect(screen.getAllByRole('article')).toHaveLength(4)
})

it('shows a message if no post has the tag', async () => {
  const { store } = await openBlog()
  act(() => {
    store.dispatch(blogSlice.actions.tagSelected('Astronomi'))
  })
  expect(screen.getByRole('heading', { name: 'Tidak ada artikel' })).toBeInTheDocument()
  expect(screen.getByText('Belum ada artikel untuk tag "Astronomi"')).toBeInTheDocument()
})

it('animates each post 100 ms after the previous one', async () => {
  await openBlog()
  expect(screen.getAllByRole('article').map((article) => article.style.animationDelay)).toEqual([
    '0ms',
    '100ms',
    '200ms',
    '300ms',
  ])
})

it('each post has a Baca Selengkapnya → button without effect', async () => {
  const { user } = await openBlog()
  const buttons = screen.getAllByRole('button', { name: /Baca Selengkapnya →/ })
  expect(buttons.map((button) => button.textContent)).toEqual(Array(4).fill('Baca Selengkapnya →'))
  const before = screen.getByRole('main').textContent
  await user.click(buttons[0]!)
  expect(screen.getByRole('main').textContent).toBe(before)
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

it('has the document title Artikel', async () => {
  await openBlog()
  await waitFor(() => expect(document.title).toBe('Artikel - Dewi Contoh'))
})
