import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { Flag, Maybe, OrNull } from '../../src/contract/schema/values'
import { readContentVersion } from '../database/contentWrites'
import { generatedFiles } from '../commands/generate'
import { paths } from '../paths'
import { description } from '../testing/checkResponses'
import { get, owner, prepareApp, send, token } from '../testing/testApp'
import { lazySerializers } from '../validation/lazyCompilers'

const test = prepareApp()

it('matches the files that "npm run generate" writes from src/contract', async () => {
  for (const [file, content] of Object.entries(await generatedFiles())) {
    expect([file, readFileSync(path.join(paths.root, file), 'utf8')]).toEqual([file, content])
  }
})

const visitorWrites: unknown[] = ['sendMessage', 'subscribe']
const ownerReads: unknown[] = [
  ...['listRevisions', 'listTrash', 'listDrafts'],
  ...['listPreviewLinks', 'listPictures', 'listSitePictures'],
]
/** What opens or ends a session; the rest of the account requires one. */
const sessionOperations: unknown[] = [
  ...['getSession', 'createSignInOptions', 'signInWithPasskey', 'signInWithPassword', 'signOut'],
  ...['createInvitationOptions', 'acceptInvitation'],
]

const previews = ['/studio/preview']

it('requires a token or a session for all writes except those of visitors, and for what only the owner reads', () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, { security, operationId }] of Object.entries(operations)) {
      const isOfAccount = path.startsWith('/studio/') && !previews.includes(path)
      const isPublic = isOfAccount
        ? sessionOperations.includes(operationId)
        : method === 'get'
          ? !ownerReads.includes(operationId)
          : visitorWrites.includes(operationId)
      const required = isOfAccount ? [{ session: [] }] : [{ token: [] }, { session: [] }]
      expect([operationId, security]).toEqual([operationId, isPublic ? undefined : required])
    }
  }
})

/** Headers of a visitor, with an invalid token, and of a studio without a session. */
const strangers: Record<string, string>[] = [
  {},
  ...[`Bearer ${token}x`, token, `Basic ${token}`].map((authorization) => ({ authorization })),
  { 'x-studio': '1', 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
]

it('refuses strangers, and at the account also a token, before the body is read', async () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, { security }] of Object.entries(operations)) {
      if (!security) continue
      const acceptsToken = JSON.stringify(security).includes('token')
      for (const sent of acceptsToken ? strangers : [...strangers, owner]) {
        const { statusCode, headers } = await test.app.inject({
          method: method.toUpperCase() as 'PUT',
          url: `/api${path.replace(/\{\w+\}/g, '1')}`,
          headers: { host: 'localhost', 'content-type': 'application/json', ...sent },
          payload: '{"nope":',
        })
        const refused = [method, path, sent, 401, 'Bearer']
        expect([method, path, sent, statusCode, headers['www-authenticate']]).toEqual(refused)
      }
    }
  }
})

const testimonial = { customer_name: 'A', rating: 5, description: 'B' }
const experience = { job_title: 'A', company_name: 'B', start_date: '2024-01' }
const projectWith = (fields: object) => ({ title: 'A', ...fields })

it.each<[string, object, string]>([
  ['/projects', projectWith({ created_at: '2024-13-01' }), 'created_at'],
  ['/experience', { ...experience, start_date: '2023-02-29' }, 'start_date'],
  ['/projects', projectWith({ link_demo: 'javascript:alert(1)' }), 'link_demo'],
  ['/projects', projectWith({ link_code: 'java\nscript:alert(1)' }), 'link_code'],
  ['/projects', projectWith({ picture_url: 'data:image/png;base64,AA==' }), 'picture_url'],
  ['/projects', projectWith({ highlights: [''] }), 'highlights.0'],
  ['/testimonials', { ...testimonial, rating: 0 }, 'rating'],
  ['/testimonials', { ...testimonial, project_id: 99 }, 'project_id'],
  ['/projects', projectWith({ start_date: '2024-05', end_date: '2024-04' }), 'end_date'],
  ['/experience', { ...experience, end_date: '2023-12' }, 'end_date'],
  ['/education', { degree: 'A', start_year: 2015, graduation_year: 2013 }, 'graduation_year'],
  ['/projects', projectWith({ outcomes: Array(5).fill({ figure: '1', label: 'a' }) }), 'outcomes'],
  ['/projects', projectWith({ pictures: [{ picture_url: 'js:1' }] }), 'pictures.0.picture_url'],
  ['/projects', projectWith({ cloth: { pattern: 'kotak' } }), 'cloth.pattern'],
  ['/projects', projectWith({ story: 'x'.repeat(200_001) }), 'story'],
  ['/posts', { title: 'A', excerpt: 'B', aliases: ['/a/', '/feed.xml'] }, 'aliases.1'],
])('refuses POST %s %j and names the field', async (path, body, field) => {
  const { statusCode, errors } = await send(test.app, 'POST', path, body)
  expect([statusCode, errors?.map((error) => error.path)]).toEqual([400, [field]])
})

it('accepts valid values', async () => {
  const links = { link_demo: 'https://contoh.id/a?b=1', link_code: 'mailto:a@contoh.id' }
  const body = { title: 'Tanggal', ...links, link_youtube: '', picture_url: '/pictures/a.webp' }
  const created = await send(test.app, 'POST', '/projects', { ...body, created_at: '2024-02-29' })
  expect(created.statusCode).toBe(201)
})

it('accepts a text of the greatest length', async () => {
  const post = { title: 'A', excerpt: 'B', content: '水'.repeat(100_000) }
  expect((await send(test.app, 'POST', '/posts', post)).statusCode).toBe(201)
  const longer = { ...post, title: 'X', content: 'x'.repeat(100_001) }
  expect((await send(test.app, 'POST', '/posts', longer)).statusCode).toBe(400)
})

it('rejects what is no whole number as a page or a limit', async () => {
  const values = ['-1', '1.5', 'satu', '', '1e2', '99999999999', '1e309', '%20', '2&page=1&limit=1']
  const queries = values.flatMap((value) => [`?page=${value}`, `?limit=${value}`])
  for (const part of [...queries, '/abc']) {
    expect([part, (await get(test.app, `/projects${part}`)).statusCode]).toEqual([part, 400])
  }
})

it('refuses ids that are none at every path that has one', async () => {
  const paths = Object.keys(
    (await test.app.inject('/api/openapi.json')).json<{ paths: object }>().paths,
  )
  const withParameter = paths.filter((path) => path.includes('{'))
  expect(withParameter.length).toBeGreaterThan(10)
  for (const id of ['Infinity', '9999999999', '0', '-1.5', '%00']) {
    for (const path of withParameter) {
      const address = path.replace(/\{\w+\}/g, encodeURIComponent(decodeURIComponent(id)))
      for (const method of ['PUT', 'DELETE'] as const) {
        const { statusCode } = await send(
          test.app,
          method,
          address,
          method === 'PUT' ? {} : undefined,
        )
        // 401 where a session is required, in place of a token.
        const refusals = path.startsWith('/studio/') ? [400, 401, 404, 405] : [400, 404, 405]
        expect([method, address, refusals.includes(statusCode)]).toEqual([method, address, true])
      }
      const { statusCode } = await get(test.app, address)
      // 401 where only the owner reads.
      expect([address, [200, 400, 401, 404, 405].includes(statusCode)]).toEqual([address, true])
    }
  }
})

describe('invalid bodies', () => {
  const inject = (payload: string, type = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { ...owner, 'content-type': type },
      payload,
    })

  it.each([
    ['no JSON', '{"title":', 400],
    ['nothing', '', 400],
    ['a title of 20,000 letters', JSON.stringify({ title: 'x'.repeat(20_000) }), 400],
    ['a NUL', '{"title":"a\\u0000b"}', 400],
    ['a NUL deep inside', '{"title":"a","skill_names":[{"id":1,"name":"\\u0000"}]}', 400],
    ['a prototype', '{"title":"a","__proto__":{"isOwner":true}}', 400],
    ['an id beyond the databases', '{"title":"a","category_id":2147483648}', 400],
    ['deep nesting', `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['too much', JSON.stringify({ title: 'a', description: 'x'.repeat(1_100_000) }), 413],
  ])('rejects %s', async (_name, payload, statusCode) => {
    const version = await readContentVersion(test.database)
    const response = await inject(payload)
    expect(response.statusCode).toBe(statusCode)
    expect(response.json()).toMatchObject({ status: 'error', statusCode })
    expect(await readContentVersion(test.database)).toBe(version)
  })

  it('rejects other content types than JSON', async () => {
    expect((await inject('title=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await inject('<a/>', 'text/xml')).statusCode).toBe(415)
  })
})

describe('an unknown path or method', () => {
  it.each([
    ['GET', '/api/nope'],
    ['GET', '/api?a=1'],
    ['GET', '/api/profiles'],
    ['DELETE', '/api/nope'],
  ] as const)('responds to %s %s with the failure envelope', async (method, url) => {
    const response = await test.app.inject({ method, url })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toMatchObject({ status: 'error', statusCode: 404 })
  })

  it.each([
    ['PATCH', '/api/projects/1', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/api/categories', 'GET, HEAD, POST'],
  ] as const)('responds to %s %s with the allowed methods', async (method, url, allowed) => {
    const response = await test.app.inject({ method, url })
    expect(response.headers.allow?.split(', ').sort().join(', ')).toBe(allowed)
    expect(response.json()).toMatchObject({ status: 'error', statusCode: 405 })
  })

  it('responds to a malformed URL with the failure envelope', async () => {
    const response = await test.app.inject('/api/%E0%A4%A')
    expect(response.json()).toEqual({ status: 'error', statusCode: 400, message: 'Malformed URL' })
  })
})

it('writes each kind of value that a schema allows, and no other field', () => {
  const schema = Type.Object({
    text: OrNull(Type.String()),
    flags: Maybe(Type.Array(Flag)),
    entry: Maybe(Type.Object({ id: Type.Integer() })),
    kind: Type.Union([Type.Literal('a'), Type.Literal('b')]),
    icon: Maybe(Type.Enum(['idea', 'code'])),
    value: Type.Union([Type.String(), Type.Integer()]),
  })
  const route = { schema, method: 'GET', url: '/', httpStatus: '200' }
  const serialize = lazySerializers()({}, {})(route)
  const full = { text: 'x', flags: [0, 1], entry: { id: 1 }, kind: 'b', icon: 'code', value: 2 }
  const empty = { text: null, flags: null, entry: null, kind: 'a', icon: null, value: '2' }
  for (const value of [full, empty]) {
    expect(JSON.parse(serialize({ ...value, password: 'secret' }))).toEqual(value)
  }
})
