import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../paths'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { findContentFile, readStaticPosts } from './staticPosts'

afterAll(cleanUp)

const inFuture = '2999-05-01'

function read(markdown: Record<string, string>) {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'posts'))
  for (const [name, text] of Object.entries(markdown)) {
    writeFileSync(path.join(folder, 'posts', name), text)
  }
  return readStaticPosts(path.join(folder, 'content.yaml'))
}

it('returns the posts of Markdown files, complete, the newest first', () => {
  const { posts, mistakes } = read({
    'peta-air.md': `---\ntitle: Peta & Air\npublishedAt: 2025-05-01\n---\n${'kata '.repeat(500)}\n`,
    'baru.md':
      '---\ntitle: Baru\nexcerpt: B\npublishedAt: 2025-06\nreadTime: 9\nfeatured: true\n---\n\nIsi.\n',
  })
  expect(mistakes).toEqual([])
  const [newest, oldest] = posts
  expect(posts).toHaveLength(2)
  expect(newest).toMatchObject({ id: 1, slug: 'baru', readTime: 9, featured: true, excerpt: 'B' })
  expect(newest?.content_tree).toEqual({
    blocks: [{ type: 'paragraph', children: ['Isi.'] }],
    footnotes: [],
  })
  expect(newest).not.toHaveProperty('content')
  expect(oldest).toMatchObject({ id: 2, slug: 'peta-air', readTime: 3, tags: [], excerpt: '' })
})

it('leaves out drafts, posts without a text and posts with a date in the future', () => {
  const { posts, mistakes } = read({
    'a.md': '---\ntitle: A\npublishedAt: 2025-05-01\ndraft: true\n---\nIsi\n',
    'b.md': `---\ntitle: B\npublishedAt: ${inFuture}\n---\nIsi\n`,
    'c.md': '---\ntitle: C\npublishedAt: 2025-05-01\n---\n \n',
  })
  expect([posts, mistakes]).toEqual([[], []])
})

it('leaves out a file with mistakes, and names them with their lines', () => {
  const { posts, mistakes } = read({
    'salah.md': '---\ntitle: A\npublishedAt: 2025-02-30\n---\nIsi.\n',
    'benar.md': '---\ntitle: Benar\nexcerpt: B\npublishedAt: 2025-06\n---\n\nIsi.\n',
  })
  expect(posts.map(({ title }) => title)).toEqual(['Benar'])
  expect(mistakes).toEqual([expect.stringMatching(/salah\.md:3 publishedAt: must be/)])
})

it('returns the posts of the sample, each with a text that takes the stated time to read', () => {
  const { posts, mistakes } = readStaticPosts(paths.sampleContent)
  expect(mistakes).toEqual([])
  expect(posts.map(({ slug, readTime, featured }) => [slug, readTime, featured])).toEqual([
    ['kasir-tanpa-sinyal', 8, true],
    ['satu-transaksi-satu-kali', 5, false],
    ['membaca-ulang-redux-toolkit', 12, false],
    ['foto-kain-di-jaringan-3g', 5, false],
    ['sqlite-sudah-cukup', 10, false],
    ['formulir-yang-ramah', 6, false],
  ])
  for (const { content_tree, author } of posts) {
    expect(content_tree?.blocks.length).toBeGreaterThan(10)
    expect(author).toEqual({ name: 'Raka Contoh', avatar: '/pictures/profile.webp' })
  }
})

it('finds the content file of the owner, or of the sample', () => {
  const root = temporaryFolder()
  expect(findContentFile(root)).toBe(path.join(root, 'content', 'sample.yaml'))
  mkdirSync(path.join(root, 'content', 'own'), { recursive: true })
  const own = path.join(root, 'content', 'own', 'content.yaml')
  writeFileSync(own, '')
  expect(findContentFile(root)).toBe(own)
})
