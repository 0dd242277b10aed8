import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { ContentPost } from '../contentSchema'
import { exportContent } from '../database/exportContent'
import { readContent } from '../readContent'
import { readStaticPosts } from './staticPosts'
import { writeContent } from '../write/writeContent'
import { temporaryFolder } from '../../testing/cleanUp'
import { buildContent, contentPost } from '../../testing/content'
import { openTestDatabase } from '../../testing/testApp'

/** Writes files into a new folder; returns the path of the content file. */
function write(files: Record<string, string>, posts?: ContentPost[]): string {
  const content = stringify(buildContent({ posts }))
  return path.join(temporaryFolder({ 'content.yaml': content, ...files }), 'content.yaml')
}

const markdown = (title: string, fields = '') =>
  `---\ntitle: ${title}\npublishedAt: 2026-06-10\n${fields}---\n\nIsi ${title}.\n`

function slugsOf(file: string): unknown {
  return readContent(file).content.posts?.map(({ slug, content }) => [slug, content])
}

/** The texts of all files in a folder, by their paths. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  )
}

describe('reading a content file', () => {
  it('reads its posts, and those in Markdown files beside it', () => {
    const file = write(
      {
        'posts/b.md': markdown('B'),
        'posts/Catatan Lama.MD': markdown('A', 'draft: true\n'),
        'posts/.hidden.md': 'rubbish',
        'posts/notes.txt': 'rubbish',
      },
      [
        { title: 'Pertama', publishedAt: '2026', content: 'Isi.' },
        { title: '。！', publishedAt: '2026-06' },
      ],
    )
    expect(slugsOf(file)).toEqual([
      ['pertama', 'Isi.'],
      ['artikel-2', undefined],
      ['catatan-lama', 'Isi A.'],
      ['b', 'Isi B.'],
    ])
    expect(readContent(write({}, [])).content.posts).toEqual([])
  })

  it('names every mistake with its file and line', () => {
    const posts = { 'posts/a.md': markdown('A', 'readTime: lima\n'), 'posts/b.md': '# Tanpa\n' }
    const file = write(posts)
    const folder = path.relative(process.cwd(), path.dirname(file))
    const first = `\n${folder}/posts/a.md:4 readTime: must be integer`
    const second = `\n${folder}/posts/b.md:1 must begin with a line ---.*$`
    expect(() => readContent(file)).toThrow(new RegExp(first + second))
  })

  it('names both places of a slug that is used twice', () => {
    const file = write({ 'posts/x.md': markdown('X', 'slug: artikel-1\n') }, [contentPost(1)])
    const line = readFileSync(file, 'utf8').split('\n').indexOf('    slug: artikel-1') + 1
    const message = `posts/x\\.md:4 slug: is used twice: "artikel-1", first in .*content\\.yaml:${line}$`
    expect(() => readContent(file)).toThrow(new RegExp(message))
  })
})

const oddPosts: ContentPost[] = [
  contentPost(6, { content: '---\ntitle: x\n---\n\n"kutipan" \'satu\' # bukan', tags: ['a: b'] }),
  contentPost(5, { content: '\r\nBaris\r\n\r\n    kode\r\n---\r\n', language: 'en' }),
  contentPost(4, { title: '"Kutip": - #', content: '', draft: true }),
  contentPost(3, { publishedAt: '2024', excerpt: '', readTime: 44, featured: true }),
  contentPost(2, {
    ...{ author: { name: 'Dewi', avatar: '/a.webp' }, cloth: { dye: 'soga' } },
    aliases: ['/2024/05/peta/', '/old/peta.html'],
  }),
  contentPost(1, { cover_url: '/pictures/a.webp', cover_alt: 'Peta', content: null }),
]

describe('an export', () => {
  it('is identical after it was imported', async () => {
    const first = await openTestDatabase(buildContent({ posts: oddPosts }))
    const file = path.join(temporaryFolder(), 'my-content.yaml')
    await writeContent(file, await exportContent(first.database))
    const files = filesIn(path.dirname(file))
    expect(Object.keys(files)).toEqual([
      'my-content.yaml',
      ...[2, 3, 5, 6].map((number) => `posts/artikel-${number}.md`),
    ])
    expect(files['posts/artikel-5.md']).toMatch(/---\n\nBaris\n\n {4}kode\n---\n$/)
    expect(files['posts/artikel-2.md']).toContain('aliases:\n  - /2024/05/peta/\n  - /old/peta')

    const second = await openTestDatabase(readContent(file).content)
    expect(await exportContent(second.database)).toEqual(await exportContent(first.database))
    const other = path.join(temporaryFolder(), 'my-content.yaml')
    await writeContent(other, await exportContent(second.database))
    expect(filesIn(path.dirname(other))).toEqual(files)
    // Again into the same folder.
    expect(await writeContent(file, await exportContent(second.database))).toEqual([])
    expect(filesIn(path.dirname(file))).toEqual(files)
  })

  it('changes the files of posts, with their comments, and copies them first', async () => {
    const lama = '---\n# Catatan\ntitle: X # pendek\npublishedAt: 2026-06\nslug: x\n---\nIsi.\n'
    const hilang = markdown('Hilang')
    const file = write({
      'posts/lama.md': lama,
      'posts/lama.en.md': '---\ntitle: X\n---\nText.\n',
      'posts/hilang.md': hilang,
    })
    const { database } = await openTestDatabase(readContent(file).content)
    const content = await exportContent(database)
    const before = filesIn(path.dirname(file))
    await writeContent(file, content)
    // Files of posts that have not changed stay as their owner wrote them.
    expect(filesIn(path.dirname(file))).toEqual(before)
    const [post] = content.posts?.filter(({ slug }) => slug === 'x') ?? []
    const changed = { ...post!, title: 'Y', content: 'Isi baru.', translations: undefined }
    const copies = await writeContent(file, { ...content, posts: [changed, contentPost(1)] })
    const files = filesIn(path.dirname(file))
    expect(files).toMatchObject({
      'posts/lama.md':
        '---\n# Catatan\ntitle: Y # pendek\npublishedAt: 2026-06\nslug: x\n---\n\nIsi baru.\n',
      'posts/lama.md.bak': lama,
      'posts/hilang.md.bak': hilang,
    })
    expect(copies.map((copy) => path.basename(copy)).sort()).toEqual([
      'hilang.md.bak',
      'lama.en.md.bak',
      'lama.md.bak',
    ])
    expect(slugsOf(file)).toEqual([
      ['artikel-1', 'Isi 1.'],
      ['x', 'Isi baru.'],
    ])
  })

  it.each([
    ['has another text', 'posts/artikel-1.md', markdown('Artikel 1'), /posts\/artikel-1\.md/],
    ['would come back', 'posts/lain.md', markdown('Lain'), /posts\/lain\.md/],
    ['cannot be read', 'posts/rusak.md', '# Rusak', /posts\/rusak\.md:1 must begin/],
  ])('into a new file is refused where a post beside it %s', async (_why, name, text, message) => {
    const file = path.join(path.dirname(write({ [name]: text })), 'other.yaml')
    const before = filesIn(path.dirname(file))
    const content = buildContent({ posts: [contentPost(1)] })
    await expect(writeContent(file, content)).rejects.toThrow(message)
    expect(filesIn(path.dirname(file))).toEqual(before)
  })
})

it('returns the published posts of Markdown files for a build, the newest first, and names mistakes', () => {
  const file = (title: string, date: string, fields = '', text = 'Isi.') =>
    `---\ntitle: ${title}\npublishedAt: ${date}\n${fields}---\n\n${text}\n`
  const { posts, mistakes } = readStaticPosts(
    write({
      'posts/peta-air.md': file('Peta & Air', '2025-05-01', '', 'kata '.repeat(500)),
      'posts/baru.md': file('Baru', '2025-06', 'excerpt: B\nreadTime: 9\nfeatured: true\n'),
      'posts/a.md': file('A', '2025-05-01', 'draft: true\n'),
      'posts/b.md': file('B', '2999-05-01'),
      'posts/c.md': file('C', '2025-05-01', '', ' '),
      'posts/salah.md': file('A', '2025-02-30'),
    }),
  )
  expect(mistakes).toEqual([expect.stringMatching(/salah\.md:3 publishedAt: must be/)])
  const [newest] = posts
  expect(posts).toMatchObject([
    { id: 1, slug: 'baru', readTime: 9, featured: true, excerpt: 'B' },
    { id: 2, slug: 'peta-air', readTime: 3, tags: [], excerpt: '' },
  ])
  const blocks = [{ type: 'paragraph', children: ['Isi.'] }]
  expect(newest?.content_tree).toEqual({ blocks, footnotes: [] })
  expect(newest).not.toHaveProperty('content')
})
