import type { PostsData } from '../../../src/contract/posts'
import { buildContent, contentPost } from '../../testing/content'
import { cleanUp } from '../../testing/cleanUp'
import { setFakeClock } from '../../testing/fakeClock'
import { createTestApp, get } from '../../testing/testApp'

const start = new Date('2026-05-01T12:00:00Z')
const hour = 3_600_000

// Not on PostgreSQL, whose connections would time out with the simulated time.
it('publishes a post of before the start at a date that is months away', async () => {
  setFakeClock(start)
  const publishedAt = new Date(start.getTime() + 1500 * hour).toISOString()
  const { app } = await createTestApp(buildContent({ posts: [contentPost(1, { publishedAt })] }))
  await app.listen({ port: 0 })
  const counts = new Map<number, number>()
  for (let hours = 0; hours <= 1500; hours += 100) {
    counts.set(hours, (await get<PostsData>(app, '/posts')).data.posts.length)
    await jest.advanceTimersByTimeAsync(100 * hour)
  }
  expect([...counts].filter(([, count]) => count > 0)).toEqual([[1500, 1]])
  jest.useRealTimers()
  await cleanUp()
})
