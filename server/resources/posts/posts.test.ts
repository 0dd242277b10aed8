import type { FastifyInstance } from 'fastify'
import type { Post, PostDetail, PostsData } from '../../../src/contract/posts'
import { buildContent, contentPost } from '../../testing/content'
import { createTestApp, get, openTestDatabase, owner, send, startApp } from '../../testing/testApp'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function createPosts(...posts: ReturnType<typeof contentPost>[]): Promise<FastifyInstance> {
  return (await createTestApp(buildContent({ posts }))).app
}

async function titles(app: FastifyInstance, query = '', headers = {}): Promise<string[]> {
  const { data } = await get<PostsData>(app, `/posts${query}`, headers)
  return data.posts.map(({ title }) => title)
}

async function readPost(app: FastifyInstance, slug: string): Promise<PostDetail> {
  const { data } = await get<{ post: PostDetail }>(app, `/posts/slug/${slug}`)
  return data.post
}

const [content, aliases] = ['\r\n\r\nSatu.\r\n\r\nDua.\r\n', ['/2024/05/kopi/']]
let site: FastifyInstance
beforeAll(async () => {
  site = await createPosts(
    contentPost(1, { tags: ['A', 'B'], content, aliases }),
    contentPost(2, { tags: ['A', 'B', 'C'] }),
    contentPost(3, { tags: ['C'] }),
    contentPost(4, { tags: ['A'] }),
    contentPost(5, { tags: ['A'] }),
    contentPost(6, { tags: ['A'], content: null }),
    contentPost(7, { tags: ['A', 'B', 'Go'], draft: true }),
    contentPost(8),
    contentPost(9, { tags: ['x,', ','] }),
    contentPost(10, { publishedAt: contentPost(9).publishedAt }),
  )
})

describe('GET /posts', () => {
  it('lists the newest posts first, without their texts', async () => {
    const app = await createPosts(
      contentPost(1, { publishedAt: '2024' }),
      contentPost(2, { publishedAt: '2024-03' }),
      contentPost(3, { publishedAt: '2024-03-05T08:00:00+07:00' }),
      // Those of the same day have the order of the file.
      contentPost(5, { publishedAt: '2024-03-05' }),
      contentPost(4, { publishedAt: '2024-03-05', tags: ['React'], readTime: 9 }),
    )
    const { data } = await get<PostsData>(app, '/posts')
    const order = [3, 5, 4, 2, 1].map((number) => `Artikel ${number}`)
    expect(data.posts.map(({ title }) => title)).toEqual(order)
    expect(data.posts[2]).toMatchObject({
      ...{ slug: 'artikel-4', publishedAt: '2024-03-05', tags: ['React'] },
      ...{ featured: false, readTime: 9, author: null, draft: false },
    })
    for (const field of ['content', 'content_tree', 'related']) {
      expect(data.posts[2]).not.toHaveProperty(field)
    }
  })

  it('filters by a tag, and counts the tags of posts that the reader sees', async () => {
    const named = (...numbers: number[]) => numbers.map((number) => `Artikel ${number}`)
    for (const [tag, expected] of [
      ['A', named(5, 4, 2, 1)],
      ['a', []],
      [',', named(9)],
      ['"', []],
      ['', named(9, 10, 8, 5, 4, 3, 2, 1)],
    ] as const) {
      const { data } = await get<PostsData>(site, `/posts?limit=9&tag=${encodeURIComponent(tag)}`)
      expect(data.posts.map(({ title }) => title)).toEqual(expected)
      expect(data.pagination.totalData).toBe(expected.length)
      const totals = data.tags?.map(({ name, total }) => `${name} ${total}`)
      expect(totals).toEqual(['x, 1', ', 1', 'A 4', 'C 2', 'B 2'])
    }
    const seen = await get<PostsData>(site, '/posts', owner)
    expect(seen.data.tags).toContainEqual({ name: 'Go', total: 1 })
  })

  it('hides drafts, posts with a date in the future and those without a text from visitors', async () => {
    const now = new Date()
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    const today = parts.map((part) => String(part).padStart(2, '0')).join('-')
    const app = await createPosts(
      // The beginning of its day in the time zone of the server.
      contentPost(1, { publishedAt: today, tags: ['A'] }),
      contentPost(2, { draft: true }),
      contentPost(3, { publishedAt: inDays(1) }),
      contentPost(4, { publishedAt: inDays(2).slice(0, 10) }),
      contentPost(5, { publishedAt: String(now.getFullYear() + 1) }),
      contentPost(6, { tags: ['A', 'B'], content: ' \n' }),
    )
    expect(await titles(app)).toEqual(['Artikel 1'])
    const { data } = await get<PostsData>(app, '/posts')
    expect(data.tags).toEqual([{ name: 'A', total: 1 }])
    const own = (await get<PostsData>(app, '/posts', owner)).data.posts
    expect(own).toHaveLength(6)
    expect(own[4]).toMatchObject({ slug: 'artikel-6', hasContent: false, draft: false })
    for (const { id, slug } of own.filter(({ slug }) => slug !== 'artikel-1')) {
      for (const path of [`/posts/${id}`, `/posts/slug/${slug}`]) {
        expect([path, (await get(app, path)).statusCode]).toEqual([path, 404])
      }
    }
    expect(await titles(app, '', { authorization: 'Bearer rubbish' })).toEqual(['Artikel 1'])
    // In development, everybody sees them, marked as drafts, without the Markdown.
    const showing = await startApp({ database: app.db, showsDrafts: true })
    const shown = (await get<PostsData>(showing, '/posts')).data.posts
    expect(shown.map(({ draft }) => draft)).toEqual([true, true, true, false, true, true])
    expect(await readPost(showing, 'artikel-2')).not.toHaveProperty('content')
    const seen = await get(app, '/posts/slug/artikel-3', owner)
    expect(seen.data).toMatchObject({ post: { draft: false, content: 'Isi 3.' } })
    await send(app, 'PUT', `/posts/${own[4]?.id}`, { content: 'Isi.' })
    expect(await titles(app)).toEqual(['Artikel 1', 'Artikel 6'])
  })
})

describe('GET /posts/slug/{slug}', () => {
  it('returns the parsed text, and the Markdown and former paths to the owner only', async () => {
    const post = await readPost(site, 'artikel-1')
    expect(post.content_tree?.blocks).toMatchObject([
      { type: 'paragraph', children: ['Satu.'] },
      { type: 'paragraph', children: ['Dua.'] },
    ])
    for (const field of ['content', 'aliases']) expect(post).not.toHaveProperty(field)
    const own = await get(site, `/posts/${post.id}`, owner)
    expect(own.data).toMatchObject({ post: { content: 'Satu.\n\nDua.', aliases } })
    for (const slug of ['tidak-ada', 'Artikel-1', '1', '%25']) {
      const missing = { statusCode: 404, message: 'Post not found' }
      expect(await get(site, `/posts/slug/${slug}`)).toMatchObject(missing)
    }
  })

  it('names the neighbours among the posts that the reader sees', async () => {
    // The first of two posts of the same time is the newer one.
    const link = (number: number) => ({ title: `Artikel ${number}`, slug: `artikel-${number}` })
    expect(await readPost(site, 'artikel-8')).toMatchObject({ previous: link(5), next: link(10) })
    expect(await readPost(site, 'artikel-10')).toMatchObject({ previous: link(8), next: link(9) })
    expect(await readPost(site, 'artikel-9')).toMatchObject({ previous: link(10), next: null })
    expect(await readPost(site, 'artikel-1')).toMatchObject({ previous: null, next: link(2) })
  })

  it('names posts with the same tags that are no neighbours, the most similar first', async () => {
    const related = (await readPost(site, 'artikel-1')).related ?? []
    expect(related.map(({ title }) => title)).toEqual(['Artikel 5', 'Artikel 4'])
    expect((await readPost(site, 'artikel-8')).related).toEqual([])
  })
})

describe('writes', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createPosts(contentPost(1, { readTime: 9 }))
  })
  const create = (body: object) =>
    send<{ post: PostDetail }>(app, 'POST', '/posts', { title: 'A', excerpt: 'B', ...body })

  it('completes a post: slug, date and reading time, unless the owner has set them', async () => {
    const { data } = await create({ title: 'Peta & Air', content: 'kata '.repeat(620) })
    expect(data.post).toMatchObject({ slug: 'peta-air', readTime: 3, tags: [], draft: false })
    expect(Date.now() - Date.parse(data.post.publishedAt)).toBeLessThan(60_000)
    const other = await create({ title: '。！' })
    expect(other.data.post).toMatchObject({ slug: 'artikel-3', hasContent: false, readTime: 1 })
    const body = { content: 'kata '.repeat(1000) }
    for (const [id, readTime] of [
      [1, 9],
      [2, 5],
    ] as const) {
      const changed = await send<{ post: Post }>(app, 'PUT', `/posts/${id}`, body)
      expect(changed.data.post.readTime).toBe(readTime)
    }
  })

  it('keeps what is not changed, and clears what is null', async () => {
    const full = {
      ...{ slug: 'a', publishedAt: '2024-05-01', tags: ['React'], featured: true, language: 'en' },
      author: { name: 'Dewi', avatar: '/pictures/dewi.webp' },
      ...{ cover_url: '/pictures/a.webp', cover_alt: 'Peta', draft: true, content: 'Isi.' },
      cloth: { pattern: 'parang', dye: 'soga' },
      aliases: ['/2024/05/a/', '/old/a.html'],
    }
    // A tag that is written twice is stored once.
    const { data } = await create({ ...full, tags: ['React', 'React'] })
    const change = async (changes: object) =>
      (await send<{ post: PostDetail }>(app, 'PUT', `/posts/${data.post.id}`, changes)).data.post
    expect(await change({ title: 'Lain' })).toMatchObject({ ...full, title: 'Lain' })
    const empty = { author: null, language: null, cover_url: null, cloth: null, aliases: null }
    const cleared = await change({ ...empty, tags: null, featured: null, content: null })
    expect(cleared).toMatchObject({
      ...{ ...empty, slug: 'a', title: 'Lain', tags: [], featured: false },
      ...{ cover_alt: 'Peta', hasContent: false, content: null },
    })
  })
})

it('lists only the posts in the language of the reader, where the owner wants it', async () => {
  const { database } = await openTestDatabase(
    buildContent({
      posts: [
        contentPost(1),
        contentPost(2, { translations: { en: { title: 'Article 2' } } }),
        contentPost(3, { language: 'EN-GB', title: 'Article 3' }),
      ],
    }),
  )
  const app = await startApp({ database, languages: ['id', 'en'], hidesUntranslatedPosts: true })
  expect(await titles(app)).toEqual(['Artikel 2', 'Artikel 1'])
  expect(await titles(app, '?lang=en')).toEqual(['Article 3', 'Article 2'])
  expect((await get(app, '/profiles/1')).data).toMatchObject({ profile: { post_count: 2 } })
  // A link to the post still works.
  expect(await readPost(app, 'artikel-1?lang=en')).toMatchObject({
    title: 'Artikel 1',
    next: { title: 'Article 2' },
  })
})
