import type { FastifyInstance } from 'fastify'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, send, token } from '../testing/testApp'

const projects = [contentProject(1), contentProject(2, { is_active: false, is_featured: true })]

let app: FastifyInstance
beforeAll(async () => {
  app = (await createTestApp(buildContent({ projects }))).app
})
afterAll(cleanUp)

it.each([
  '/api/projects/99999',
  '/api/projects?page=0',
  '/api/tidak-ada',
  '/api/projects/%ff',
  '/tidak-ada.png',
])('HEAD %s has the length of its GET', async (url) => {
  const [get, head] = await Promise.all([app.inject(url), app.inject({ method: 'HEAD', url })])
  expect(get.statusCode).toBeGreaterThanOrEqual(400)
  expect(head.statusCode).toBe(get.statusCode)
  expect(Number(get.headers['content-length'])).toBe(get.rawPayload.length)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers['content-type']).toBe(get.headers['content-type'])
  expect(head.body).toBe('')
})

it.each(['GET', 'HEAD', 'DELETE'] as const)('refuses a path with a long id: %s', async (method) => {
  const { statusCode } = await app.inject({ method, url: `/api/testimonials/${'1'.repeat(2000)}` })
  expect(statusCode).toBe(400)
})

it('forbids caching of the health check', async () => {
  expect((await app.inject('/api/health')).headers['cache-control']).toBe('no-store')
})

it('counts all projects for the owner, and active ones for others', async () => {
  const url = '/api/projects/stats'
  const authorization = `Bearer ${token}`
  const stats = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).json<{ data: { stats: object } }>().data.stats
  expect(await stats({})).toMatchObject({ total: 1, active: 1, featured: 0 })
  expect(await stats({ authorization })).toMatchObject({ total: 2, active: 1, featured: 1 })
  await send(app, 'DELETE', '/projects/1')
  expect(await stats({})).toMatchObject({ total: 0, active: 0, byCategory: [] })
})
