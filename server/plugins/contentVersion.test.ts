import type { FastifyInstance } from 'fastify'
import type { PostsData } from '../../src/contract/posts'
import { buildApp } from '../app'
import { buildContent, contentPost } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { setFakeClock } from '../testing/fakeClock'
import { createTestApp, get, send } from '../testing/testApp'

const start = new Date('2026-05-01T12:00:00Z')
const hour = 3_600_000

beforeEach(() => setFakeClock(start))
afterEach(async () => {
  jest.useRealTimers()
  await cleanUp()
})

const inHours = (hours: number) => new Date(start.getTime() + hours * hour).toISOString()

async function countPosts(app: FastifyInstance): Promise<number> {
  return (await get<PostsData>(app, '/posts')).data.posts.length
}

/** The hours after which a response has that many posts. */
async function hoursUntil(app: FastifyInstance, count: number): Promise<number> {
  while ((await countPosts(app)) !== count && Date.now() < start.getTime() + 2000 * hour) {
    await jest.advanceTimersByTimeAsync(hour)
  }
  return (Date.now() - start.getTime()) / hour
}

it('shows posts when their dates arrive, although responses are cached', async () => {
  const { app } = await createTestApp(buildContent({ posts: [] }))
  const create = (title: string, hours: number, draft = false) =>
    send(app, 'POST', '/posts', {
      title,
      excerpt: '',
      content: 'Isi.',
      publishedAt: inHours(hours),
      draft,
    })
  await create('Besok', 24)
  await create('Nanti', 5)
  await create('Draf', 2, true)
  expect(await hoursUntil(app, 1)).toBe(5)
  expect(await hoursUntil(app, 2)).toBe(24)
})

it('shows a post on the day of its date, in the time zone of the server', async () => {
  const posts = [contentPost(1, { publishedAt: '2026-05-02' })]
  const { app } = await createTestApp(buildContent({ posts }))
  await app.listen({ port: 0 })
  await hoursUntil(app, 1)
  const now = new Date()
  expect([now.getDate(), now.getHours()]).toEqual([2, 0])
})

it('shows drafts and future posts to everybody in development, marked', async () => {
  const posts = [
    contentPost(3, { draft: true }),
    contentPost(2, { publishedAt: '2999' }),
    contentPost(1),
  ]
  const { database } = await createTestApp(buildContent({ posts }))
  const app = await buildApp({ database, showsDrafts: true })
  const { data } = await get<PostsData>(app, '/posts')
  expect(data.posts.map(({ title, draft }) => [title, draft])).toEqual([
    ['Artikel 2', true],
    ['Artikel 3', true],
    ['Artikel 1', false],
  ])
  const detail = await get<{ post: object }>(app, '/posts/slug/artikel-3')
  expect(detail.data.post).not.toHaveProperty('content')
  await app.close()
})

it('publishes a post of before the start at a date that is months away', async () => {
  const posts = [contentPost(1, { publishedAt: inHours(1500) })]
  const { app } = await createTestApp(buildContent({ posts }))
  await app.listen({ port: 0 })
  const counts: number[] = []
  for (let hours = 0; hours <= 1500; hours += 100) {
    counts.push(await countPosts(app))
    await jest.advanceTimersByTimeAsync(100 * hour)
  }
  expect(counts).toEqual([...Array<number>(15).fill(0), 1])
})
