import fc from 'fast-check'
import { createTestApp, get, token } from '../testing/testApp'
import { description, type Parameter, type Schema } from '../testing/checkResponses'

/** `npm run soak` sends more. */
const requests = Number(process.env.SOAK_REQUESTS ?? 400)
/** Each database gets requests of its own. */
const seed = process.env.TEST_DATABASE === 'postgres' ? 20_261_122 : 20_261_121

interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body?: Schema
}

/** Values that often cause errors. */
const edgeCases = fc.constantFrom<unknown>(
  ...[null, true, -1, 0, 1.5, 2_147_483_648, 9_007_199_254_740_991, 1e308],
  ...['', ' ', '0', '1e9', 'NaN', "' or 1=1 --", '"; drop table projects; --', '%00', '\u0000'],
  ...['\ud800', '../../etc/passwd', '%', '_', '💥'.repeat(60), 'x'.repeat(25_000)],
  ...[[], {}, [[[[]]]], { constructor: 1 }, { toString: null }],
)

/** A value that mostly matches a schema. */
function matching(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(matching))
  switch (schema.type) {
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? 0,
        // Small numbers are existing ids; years have a larger minimum.
        max: Math.min(schema.maximum ?? 7, (schema.minimum ?? 0) + 7),
      })
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(matching(schema.items ?? {}), { maxLength: 4 })
    case 'object':
      return objectFor(schema)
    case 'string':
      return textFor(schema)
    default:
      return fc.constant(null)
  }
}

/** The required fields and some of the optional ones. */
function objectFor({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  return fc.subarray(optional, { maxLength: Math.min(3, optional.length) }).chain((names) => {
    const entries = [...required, ...names].map((name) => [name, fuzzy(properties[name] ?? {})])
    return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>)
  })
}

// Created once: that takes longer than the requests.
const [anyUrl, anyText] = [
  fc.webUrl(),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
]

/** Often a value that exists already, to cause conflicts. */
function textFor({ pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'link') {
    return fc.oneof(anyUrl, fc.constantFrom('/pictures/a.webp', 'javascript:alert(1)', ''))
  }
  if (format === 'day') {
    const dates = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
    return fc.oneof(dates, fc.constantFrom('2024-02', '2024-02-30', '2024-13-01'))
  }
  const free = pattern ? fc.stringMatching(new RegExp(pattern)) : anyText
  const known = pattern?.includes('a-z')
    ? fc.constantFrom('proyek-1', 'proyek-2', 'a', 'b')
    : fc.constantFrom('React', 'Vite', 'Full Stack', 'full-stack')
  return pattern && !pattern.includes('a-z') ? free : fc.oneof(free, known)
}

const fuzzy = (schema: Schema) =>
  fc.oneof({ weight: 40, arbitrary: matching(schema) }, { weight: 1, arbitrary: edgeCases })

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
    const body = requestBody?.content['application/json']?.schema
    return { method: method.toUpperCase(), path, parameters, body }
  }),
)

/** A value as part of a URL, without lone surrogates. */
const asText = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '�'),
  )

/** A request for an operation, with valid and invalid values for its parameters and body. */
function requestOf({ method, path, parameters, body }: Operation) {
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, fuzzy(schema)])),
    { requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name) },
  )
  return fc
    .record({ values, payload: body ? fuzzy(body) : fc.constant(undefined) })
    .map((given) => {
      const filled = given.values as Record<string, unknown>
      const address = path.replace(/\{(\w+)\}/g, (_match, name: string) => asText(filled[name]))
      const query = parameters
        .filter((one) => one.in === 'query' && one.name in filled)
        .map(({ name }) => `${name}=${asText(filled[name])}`)
      return { method, path, url: `/api${address}?${query.join('&')}`, payload: given.payload }
    })
}

it(`finds no failure and no undescribed response in ${requests} requests`, async () => {
  const { app } = await createTestApp()
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(...operations.map(requestOf)),
      async ({ method, path, url, payload }) => {
        const response = await app.inject({
          method: method as 'GET',
          url,
          headers: {
            authorization: `Bearer ${token}`,
            ...(payload !== undefined && { 'content-type': 'application/json' }),
          },
          ...(payload !== undefined && { payload: JSON.stringify(payload) }),
        })
        statuses.add(response.statusCode)
        expect(response.statusCode).toBeLessThan(500)
        const { responses = {} } = description.paths[path]?.[method.toLowerCase()] ?? {}
        expect(Object.keys(responses)).toContain(String(response.statusCode))
        expect(response.json()).toEqual(expect.any(Object))
      },
    ),
    { numRuns: requests, seed },
  )
  // The requests were accepted and rejected in all ways.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 404, 409]))
  expect((await get(app, '/health')).statusCode).toBe(200)
}, 600_000)
