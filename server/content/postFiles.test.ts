import path from 'node:path'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { buildContent, contentPost } from '../testing/content'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { createTestApp } from '../testing/testApp'
import type { ContentPost } from './contentSchema'
import { exportContent } from './exportContent'
import { importContent } from './importContent'
import { readContent } from './readContent'
import { writeContent } from './writeContent'

afterAll(cleanUp)

/** Writes files into a new folder; returns the path of the content file. */
function write(files: Record<string, string>, posts?: ContentPost[]): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'posts'))
  const content = stringify(buildContent({ posts }))
  for (const [name, text] of Object.entries({ 'content.yaml': content, ...files })) {
    writeFileSync(path.join(folder, name), text)
  }
  return path.join(folder, 'content.yaml')
}

const markdown = (title: string, fields = '') =>
  `---\ntitle: ${title}\npublishedAt: 2026-06-10\n${fields}---\n\nIsi ${title}.\n`

function slugsOf(file: string): unknown {
  return readContent(file).content.posts?.map(({ slug, content }) => [slug, content])
}

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return (error as Error).message
  }
  return ''
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
  it('reads its posts, and those in lists and Markdown files beside it', () => {
    const file = write(
      {
        'posts.yaml': '- { title: Kedua, publishedAt: 2026-06-10 }\n',
        'posts.json': '[{ "title": "。！", "publishedAt": "2026-06", "content": "" }]',
        'posts/b.md': markdown('B'),
        'posts/Catatan Lama.MD': markdown('A', 'draft: true\n'),
        'posts/.hidden.md': 'rubbish',
        'posts/notes.txt': 'rubbish',
      },
      [{ title: 'Pertama', publishedAt: '2026', content: 'Isi.' }],
    )
    expect(slugsOf(file)).toEqual([
      ['pertama', 'Isi.'],
      ['kedua', undefined],
      ['artikel-1', ''],
      ['catatan-lama', 'Isi A.'],
      ['b', 'Isi B.'],
    ])
  })

  it('reads no posts where there are none', () => {
    expect(readContent(write({ 'posts.yaml': '# Nanti.\n' }, [])).content.posts).toEqual([])
  })

  it('names every mistake with its file and line', () => {
    const file = write({
      'posts.yaml': '- title: A\n  publishedAt: 2026-02-30\n',
      'posts/a.md': markdown('A', 'readTime: lima\n'),
      'posts/b.md': '# Tanpa\n',
    })
    const name = (post: string) => path.relative(process.cwd(), path.join(path.dirname(file), post))
    expect(
      messageOf(() => readContent(file))
        .split('\n')
        .slice(1),
    ).toEqual([
      expect.stringMatching(`^${name('posts.yaml')}:2 \\[0\\]\\.publishedAt: must be a date`),
      `${name('posts/a.md')}:4 readTime: must be integer`,
      expect.stringMatching(`^${name('posts/b.md')}:1 must begin with a line ---`),
    ])
  })

  it('names both places of a slug that is used twice', () => {
    const file = write({ 'posts/x.md': markdown('X', 'slug: artikel-1\n') }, [contentPost(1)])
    const line = readFileSync(file, 'utf8').split('\n').indexOf('    slug: artikel-1') + 1
    expect(messageOf(() => readContent(file))).toMatch(
      new RegExp(
        `posts/x\\.md:4 slug: is used twice: "artikel-1", first in .*content\\.yaml:${line}$`,
      ),
    )
  })

  it('leaves posts out of a résumé, whose import does not change them', async () => {
    const file = write({ 'posts/x.md': 'rubbish' })
    writeFileSync(file, JSON.stringify({ basics: { name: 'Dewi' } }))
    const { content } = readContent(file)
    expect(content.posts).toBeUndefined()
    const { database } = await createTestApp()
    await importContent(database, content)
    expect((await exportContent(database)).posts).toHaveLength(3)
    await importContent(database, { ...content, posts: [] })
    expect((await exportContent(database)).posts).toEqual([])
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
    const first = await createTestApp(buildContent({ posts: oddPosts }))
    const file = path.join(temporaryFolder(), 'my-content.yaml')
    writeContent(file, await exportContent(first.database))
    const files = filesIn(path.dirname(file))
    expect(Object.keys(files)).toEqual([
      'my-content.yaml',
      ...[2, 3, 5, 6].map((number) => `posts/artikel-${number}.md`),
    ])
    expect(files['posts/artikel-5.md']).toMatch(/---\n\nBaris\n\n {4}kode\n---\n$/)

    const second = await createTestApp(readContent(file).content)
    expect(await exportContent(second.database)).toEqual(await exportContent(first.database))
    const other = path.join(temporaryFolder(), 'my-content.yaml')
    writeContent(other, await exportContent(second.database))
    expect(filesIn(path.dirname(other))).toEqual(files)
    // Again into the same folder.
    writeContent(file, await exportContent(second.database))
    expect(filesIn(path.dirname(file))).toEqual(files)
  })

  it('keeps the files of posts that have not changed as their owner wrote them', async () => {
    const file = write({
      'posts/lama-sekali.md':
        '---\n# Catatan\npublishedAt: 2026-06\ntitle:   X\nslug: x\n---\nIsi.\n',
      'posts.yaml': '# Daftar\n- { title: Y, publishedAt: 2026-06 }\n',
    })
    const { content } = readContent(file)
    const { database } = await createTestApp(content)
    const before = filesIn(path.dirname(file))
    const exported = await exportContent(database)
    expect(exported.posts).toHaveLength(2)
    writeContent(file, exported)
    const { 'content.yaml': text, ...rest } = filesIn(path.dirname(file))
    expect(text).not.toContain('posts:')
    expect({ ...rest, 'content.yaml': before['content.yaml'] }).toEqual(before)
    expect(readContent(file).content.posts).toHaveLength(2)
  })

  it.each([
    ['has another text', 'posts/artikel-1.md', markdown('Artikel 1'), /posts\/artikel-1\.md/],
    ['would come back', 'posts/lain.md', markdown('Lain'), /posts\/lain\.md \(lain\)/],
    [
      'would come back in a list',
      'posts.yaml',
      '- { title: L, publishedAt: 2026-06 }',
      /posts\.yaml \(l\)/,
    ],
    ['cannot be read', 'posts/rusak.md', '# Rusak', /posts\/rusak\.md:1 must begin/],
  ])('is refused where a post beside the file %s', (_why, name, text, message) => {
    const file = write({ [name]: text })
    const before = filesIn(path.dirname(file))
    expect(() => writeContent(file, buildContent({ posts: [contentPost(1)] }))).toThrow(message)
    expect(filesIn(path.dirname(file))).toEqual(before)
  })

  it('is refused where another post has the name of the file', () => {
    const x = { title: 'X', publishedAt: '2026-06-10', slug: 'x', content: 'Isi X.' }
    const file = write({ 'posts/y.md': markdown('X', 'slug: x\n') })
    const posts = [x, { ...x, title: 'Y', slug: 'y' }]
    expect(() => writeContent(file, buildContent({ posts }))).toThrow(
      /posts\/y\.md would be overwr/,
    )
  })
})
