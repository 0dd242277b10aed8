import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../paths'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { findPostsFile, readPosts } from './posts'

afterAll(cleanUp)

function read(text: string) {
  const file = path.join(temporaryFolder(), 'posts.yaml')
  writeFileSync(file, text)
  return readPosts(file)
}

it('completes a post', () => {
  const { posts, mistakes } = read(
    `- title: Peta & Air\n  excerpt: ${'kata '.repeat(500)}\n  publishedAt: 2025-05-01\n`,
  )
  expect(mistakes).toEqual([])
  expect(posts).toMatchObject([
    { id: 1, slug: 'peta-air', readTime: 3, tags: [], content: '', featured: false },
  ])
})

it('keeps the reading time and the slug of the file', () => {
  const text = '[{"title":"A","excerpt":"B","publishedAt":"2025-05","slug":"c","readTime":9}]'
  expect(read(text).posts).toMatchObject([{ slug: 'c', readTime: 9 }])
})

it('leaves out drafts and posts with a date in the future', () => {
  const { posts, mistakes } = read(
    '- { title: A, publishedAt: 2025-05-01, draft: true }\n- { title: B, publishedAt: 2999-05-01 }\n',
  )
  expect([posts, mistakes]).toEqual([[], []])
})

it('leaves out a post with mistakes, and names them with their lines', () => {
  const { posts, mistakes } = read(
    [
      '- title: Benar',
      '  excerpt: Baik.',
      '  publishedAt: 2025-05-01',
      '- excerpt: Tanpa judul.',
      '  publishedAt: 2025-02-30',
      '  tag: React',
    ].join('\n'),
  )
  expect(posts.map(({ title }) => title)).toEqual(['Benar'])
  expect(mistakes.map(({ line, message }) => `${line} ${message}`).sort()).toEqual([
    expect.stringMatching(/^4 \[1\]\.title is missing: the post is left out$/),
    expect.stringMatching(/^5 \[1\]\.publishedAt .*: the post is left out$/),
    expect.stringMatching(/^6 \[1\]\.tag is not a known field: the post is left out$/),
  ])
})

it.each([
  ['no list', 'title: A\n', 1, /must be a list/],
  ['an error of syntax', '- title: A\n- "title": "A" b\n', 2, /./],
])('names %s with its line', (_what, text, line, message) => {
  expect(read(text)).toEqual({
    posts: [],
    mistakes: [{ line, message: expect.stringMatching(message) as string }],
  })
})

it('accepts a file of comments only', () => {
  expect(read('# Nanti.\n')).toEqual({ posts: [], mistakes: [] })
})

it('reads the sample’s posts', () => {
  const { posts, mistakes } = readPosts(path.join(paths.root, 'content', 'posts.json'))
  expect(mistakes).toEqual([])
  expect(posts.map(({ readTime }) => readTime)).toEqual([8, 12, 10, 6])
})

it('finds the owner’s posts, or the sample’s', () => {
  expect(findPostsFile(temporaryFolder())).toMatch(/content.posts\.json$/)
})
