import type { FastifyInstance } from 'fastify'
import type { Post, PostDetail, PostsData } from '../../../src/contract/posts'
import { buildApp } from '../../app'
import { buildContent, contentPost } from '../../testing/content'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get, openTestDatabase, owner, send } from '../../testing/testApp'

afterAll(cleanUp)

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

describe('GET /posts', () => {
  it('lists the newest posts first, without their texts', async () => {
    const app = await createPosts(
      contentPost(1, { publishedAt: '2024' }),
      contentPost(2, { publishedAt: '2024-03' }),
      contentPost(3, { publishedAt: '2024-03-05T08:00:00+07:00' }),
      contentPost(4, { publishedAt: '2024-03-05', tags: ['React'], readTime: 9 }),
    )
    const { data } = await get<PostsData>(app, '/posts')
    expect(data.posts.map(({ title }) => title)).toEqual([
      'Artikel 3',
      'Artikel 4',
      'Artikel 2',
      'Artikel 1',
    ])
    expect(data.posts[1]).toMatchObject({
      slug: 'artikel-4',
      publishedAt: '2024-03-05',
      tags: ['React'],
      featured: false,
      readTime: 9,
      author: null,
      draft: false,
    })
    for (const field of ['content', 'content_tree', 'related']) {
      expect(data.posts[1]).not.toHaveProperty(field)
    }
  })

  it('keeps the order of the file among posts of the same day', async () => {
    const days = [3, 1, 2].map((number) => contentPost(number, { publishedAt: '2024-05-01' }))
    expect(await titles(await createPosts(...days))).toEqual([
      'Artikel 3',
      'Artikel 1',
      'Artikel 2',
    ])
  })

  it.each([
    ['React', ['Artikel 2', 'Artikel 1']],
    ['react', []],
    [',', ['Artikel 3']],
    ['"', []],
    ['', ['Artikel 3', 'Artikel 2', 'Artikel 1']],
  ])('filters by the tag %j', async (tag, expected) => {
    const app = await createPosts(
      contentPost(1, { tags: ['React', 'SQL'] }),
      contentPost(2, { tags: ['React'] }),
      contentPost(3, { tags: ['x,', ','] }),
    )
    const { data } = await get<PostsData>(app, `/posts?tag=${encodeURIComponent(tag)}`)
    expect(data.posts.map(({ title }) => title)).toEqual(expected)
    expect(data.pagination.totalData).toBe(expected.length)
    expect(data.tags).toEqual([
      { name: 'x,', total: 1 },
      { name: ',', total: 1 },
      { name: 'React', total: 2 },
      { name: 'SQL', total: 1 },
    ])
  })

  it('counts only the tags of posts that the reader sees', async () => {
    const app = await createPosts(
      contentPost(1, { tags: ['React'] }),
      contentPost(2, { tags: ['React', 'SQL'], draft: true }),
    )
    const { data } = await get<PostsData>(app, '/posts?limit=1&page=2')
    expect(data.tags).toEqual([{ name: 'React', total: 1 }])
    const seen = await get<PostsData>(app, '/posts', owner)
    expect(seen.data.tags).toContainEqual({ name: 'SQL', total: 1 })
  })

  it('hides drafts and posts with a date in the future from visitors', async () => {
    const app = await createPosts(
      contentPost(1),
      contentPost(2, { draft: true }),
      contentPost(3, { publishedAt: inDays(1) }),
      contentPost(4, { publishedAt: inDays(2).slice(0, 10) }),
      contentPost(5, { publishedAt: String(new Date().getFullYear() + 1) }),
    )
    expect(await titles(app)).toEqual(['Artikel 1'])
    for (const slug of ['artikel-2', 'artikel-3', 'artikel-4', 'artikel-5']) {
      expect((await get(app, `/posts/slug/${slug}`)).statusCode).toBe(404)
    }
    expect((await get(app, '/posts/2')).statusCode).toBe(404)
    expect(await titles(app, '', owner)).toHaveLength(5)
    expect(await titles(app, '', { authorization: 'Bearer rubbish' })).toEqual(['Artikel 1'])
    const seen = await get(app, '/posts/slug/artikel-3', owner)
    expect(seen.data).toMatchObject({ post: { draft: false, content: 'Isi 3.' } })
  })

  it('handles a post without a text as a draft', async () => {
    const app = await createPosts(
      contentPost(1, { tags: ['A'] }),
      contentPost(2, { tags: ['A', 'B'], content: ' \n' }),
      contentPost(3, { tags: ['A'] }),
    )
    const { data } = await get<PostsData>(app, '/posts')
    expect(data.posts.map(({ slug }) => slug)).toEqual(['artikel-3', 'artikel-1'])
    expect(data.pagination.totalData).toBe(2)
    expect(data.tags).toEqual([{ name: 'A', total: 2 }])
    for (const path of ['/posts/2', '/posts/slug/artikel-2']) {
      expect((await get(app, path)).statusCode).toBe(404)
    }
    expect(await readPost(app, 'artikel-1')).toMatchObject({
      next: { slug: 'artikel-3' },
      related: [{ slug: 'artikel-3' }],
    })
    const seen = await get<PostsData>(app, '/posts', owner)
    expect(seen.data.posts[1]).toMatchObject({ id: 2, hasContent: false, draft: false })
    await send(app, 'PUT', '/posts/2', { content: 'Isi.' })
    expect(await titles(app)).toEqual(['Artikel 3', 'Artikel 2', 'Artikel 1'])
  })

  it('marks a post without a text as a draft where all readers see drafts', async () => {
    const { database } = await openTestDatabase(
      buildContent({ posts: [contentPost(2, { content: null }), contentPost(1)] }),
    )
    const app = await buildApp({ database, showsDrafts: true })
    const { data } = await get<PostsData>(app, '/posts')
    expect(data.posts.map(({ slug, draft }) => [slug, draft])).toEqual([
      ['artikel-2', true],
      ['artikel-1', false],
    ])
    await app.close()
  })

  it('shows a post from the beginning of its day in the time zone of the server', async () => {
    const now = new Date()
    const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    const today = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
    expect(await titles(await createPosts(contentPost(1, { publishedAt: today })))).toHaveLength(1)
  })
})

describe('GET /posts/slug/{slug}', () => {
  it('returns the parsed text, and the Markdown to the owner only', async () => {
    const app = await createPosts(contentPost(1, { content: '\r\n\r\nSatu.\r\n\r\nDua.\r\n' }))
    const post = await readPost(app, 'artikel-1')
    expect(post.content_tree?.blocks).toMatchObject([
      { type: 'paragraph', children: ['Satu.'] },
      { type: 'paragraph', children: ['Dua.'] },
    ])
    expect(post).not.toHaveProperty('content')
    const own = await get(app, '/posts/1', owner)
    expect(own.data).toMatchObject({ post: { content: 'Satu.\n\nDua.' } })
  })

  it('returns the former paths to the owner only', async () => {
    const app = await createPosts(contentPost(1, { aliases: ['/2024/05/kopi/'] }))
    expect(await readPost(app, 'artikel-1')).not.toHaveProperty('aliases')
    const own = await get(app, '/posts/1', owner)
    expect(own.data).toMatchObject({ post: { aliases: ['/2024/05/kopi/'] } })
  })

  it('names the neighbours among the posts that the reader sees', async () => {
    const app = await createPosts(
      contentPost(1),
      contentPost(2, { content: null }),
      contentPost(3, { draft: true }),
      contentPost(4),
      contentPost(5, { publishedAt: contentPost(4).publishedAt }),
    )
    // The first of two posts of the same time is the newer one.
    const link = (number: number) => ({ title: `Artikel ${number}`, slug: `artikel-${number}` })
    expect(await readPost(app, 'artikel-5')).toMatchObject({ previous: link(1), next: link(4) })
    expect(await readPost(app, 'artikel-4')).toMatchObject({ previous: link(5), next: null })
    expect(await readPost(app, 'artikel-1')).toMatchObject({ previous: null, next: link(5) })
  })

  it('names up to three posts with the same tags, the most similar first', async () => {
    const app = await createPosts(
      contentPost(1, { tags: ['A', 'B'] }),
      contentPost(2, { tags: ['A', 'B', 'C'] }),
      contentPost(3, { tags: ['C'] }),
      contentPost(4, { tags: ['A'] }),
      contentPost(5, { tags: ['A'] }),
      contentPost(6, { tags: ['A'], content: null }),
      contentPost(7, { tags: ['A', 'B'], draft: true }),
    )
    const related = (await readPost(app, 'artikel-1')).related ?? []
    expect(related.map(({ title }) => title)).toEqual(['Artikel 2', 'Artikel 5', 'Artikel 4'])
    expect((await readPost(await createPosts(contentPost(1)), 'artikel-1')).related).toEqual([])
  })

  it.each(['tidak-ada', 'Artikel-1', '1', '%25'])('responds with 404 to %s', async (slug) => {
    const app = await createPosts(contentPost(1))
    expect(await get(app, `/posts/slug/${slug}`)).toMatchObject({
      statusCode: 404,
      message: 'Post not found',
    })
  })
})

describe('writes', () => {
  const create = (app: FastifyInstance, body: object) =>
    send<{ post: PostDetail }>(app, 'POST', '/posts', { title: 'A', excerpt: 'B', ...body })

  it('completes a post: slug, date and reading time', async () => {
    const app = await createPosts()
    const { data } = await create(app, { title: 'Peta & Air', content: 'kata '.repeat(620) })
    expect(data.post).toMatchObject({ slug: 'peta-air', readTime: 3, tags: [], draft: false })
    expect(Date.now() - Date.parse(data.post.publishedAt)).toBeLessThan(60_000)
    const other = await create(app, { title: '。！' })
    expect(other.data.post).toMatchObject({ slug: 'artikel-2', hasContent: false, readTime: 1 })
  })

  it('computes the reading time again when the text changes, unless the owner has set it', async () => {
    const app = await createPosts(contentPost(1), contentPost(2, { readTime: 9 }))
    const body = { content: 'kata '.repeat(1000) }
    const readTimes = []
    for (const id of [2, 1]) {
      const { data } = await send<{ post: Post }>(app, 'PUT', `/posts/${id}`, body)
      readTimes.push(data.post.readTime)
    }
    expect(readTimes).toEqual([5, 9])
  })

  it('keeps what is not changed, and clears what is null', async () => {
    const app = await createPosts()
    const full = {
      slug: 'a',
      publishedAt: '2024-05-01',
      tags: ['React'],
      featured: true,
      author: { name: 'Dewi', avatar: '/pictures/dewi.webp' },
      language: 'en',
      cover_url: '/pictures/a.webp',
      cover_alt: 'Peta',
      cloth: { pattern: 'parang', dye: 'soga' },
      aliases: ['/2024/05/a/', '/old/a.html'],
      draft: true,
      content: 'Isi.',
    }
    const { data } = await create(app, full)
    const changed = await send<{ post: PostDetail }>(app, 'PUT', `/posts/${data.post.id}`, {
      title: 'Lain',
    })
    expect(changed.data.post).toMatchObject({ ...full, title: 'Lain' })
    const optional = [
      'tags',
      'featured',
      'author',
      'language',
      'cover_url',
      'cloth',
      'content',
      'aliases',
    ]
    const cleared = await send<{ post: PostDetail }>(
      app,
      'PUT',
      `/posts/${data.post.id}`,
      Object.fromEntries(optional.map((field) => [field, null])),
    )
    expect(cleared.data.post).toMatchObject({
      ...{ slug: 'a', title: 'Lain', tags: [], featured: false, author: null, language: null },
      ...{ cover_url: null, cover_alt: 'Peta', cloth: null, hasContent: false, content: null },
      aliases: null,
    })
  })

  it('accepts a text of the greatest length', async () => {
    const app = await createPosts()
    expect((await create(app, { content: '水'.repeat(100_000) })).statusCode).toBe(201)
    expect((await create(app, { content: 'x'.repeat(100_001) })).statusCode).toBe(400)
  })

  it('accepts the slug of the post itself, and not another’s', async () => {
    const app = await createPosts(contentPost(1), contentPost(2))
    expect((await send(app, 'PUT', '/posts/1', { slug: 'artikel-2' })).statusCode).toBe(200)
    expect(await send(app, 'PUT', '/posts/1', { slug: 'artikel-1' })).toMatchObject({
      statusCode: 409,
      errors: [{ path: 'slug', message: 'is taken by post 2' }],
    })
  })
})

it('lists only the posts in the language of the reader, where the owner wants it', async () => {
  const { database } = await openTestDatabase(
    buildContent({
      posts: [
        contentPost(1),
        contentPost(2, { translations: { en: { title: 'Article 2' } } }),
        contentPost(3, { language: 'en-GB', title: 'Article 3' }),
      ],
    }),
  )
  const app = await buildApp({ database, languages: ['id', 'en'], hidesUntranslatedPosts: true })
  expect(await titles(app)).toEqual(['Artikel 2', 'Artikel 1'])
  expect(await titles(app, '?lang=en')).toEqual(['Article 3', 'Article 2'])
  // A link to the post still works.
  expect(await readPost(app, 'artikel-1?lang=en')).toMatchObject({
    title: 'Artikel 1',
    next: { title: 'Article 2' },
  })
  await app.close()
})
