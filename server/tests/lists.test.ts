import type { FastifyInstance } from 'fastify'
import type { Pagination } from '../../src/contract/values'
import { openPostgres } from '../database/postgres'
import { write } from '../database/contentWrites'
import { listProjects } from '../resources/projects/repository'
import { createProject } from '../resources/projects/writes'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get } from '../testing/testApp'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await createTestApp())
})
afterAll(cleanUp)

/** All paginated lists: path, key, and number of rows. */
const lists = [
  ['/profile-experiences/profile/1', 'profile_experiences', 3],
  ['/experience', 'experiences', 3],
  ['/profile-educations/profile/1', 'profile_educations', 2],
  ['/education', 'educations', 2],
  ['/profile-projects', 'projects', 3],
  ['/projects', 'projects', 3],
  ['/projects/category/2', 'projects', 2],
  ['/profile-skills/profile/1', 'profile_skills', 4],
  ['/skills', 'skills', 5],
  ['/skills/category/1', 'skills', 3],
  ['/categories', 'categories', 3],
  ['/testimonials', 'testimonials', 3],
  ['/testimonials/category/2', 'testimonials', 2],
  ['/posts', 'posts', 3],
] as const

type ListData = Record<string, unknown[]> & { pagination: Pagination }

describe.each(lists)('GET %s', (address, key, totalData) => {
  it('returns rows and pagination', async () => {
    const { statusCode, status, data } = await get<ListData>(app, address)
    expect(statusCode).toBe(200)
    expect(status).toBe('success')
    expect(data[key]?.length).toBeGreaterThan(0)
    expect(data.pagination).toEqual({ currentPage: 1, totalPages: 1, totalData, limit: 10 })
  })

  it('returns every row on exactly one page', async () => {
    const seen: string[] = []
    for (let page = 1; page <= totalData; page += 1) {
      const { data } = await get<ListData>(app, `${address}?page=${page}&limit=1`)
      expect(data.pagination).toEqual({
        currentPage: page,
        totalPages: totalData,
        totalData,
        limit: 1,
      })
      seen.push(JSON.stringify(data[key]))
    }
    expect(new Set(seen).size).toBe(totalData)
  })

  it('returns an empty page after the last one', async () => {
    const { statusCode, data } = await get<ListData>(app, `${address}?page=99`)
    expect(statusCode).toBe(200)
    expect(data[key]).toEqual([])
    expect(data.pagination).toMatchObject({ currentPage: 99, totalPages: 1, totalData })
  })

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'satu'],
    ['page', ''],
    ['page', '1e2'],
    ['page', '99999999999'],
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', '1e309'],
    ['limit', '%20'],
  ])('rejects %s=%s and names the parameter', async (field, value) => {
    const { statusCode, status, errors } = await get(app, `${address}?${field}=${value}`)
    expect(statusCode).toBe(400)
    expect(status).toBe('error')
    expect(errors).toEqual([expect.objectContaining({ path: field })])
  })

  it('rejects a repeated parameter', async () => {
    expect((await get(app, `${address}?page=1&page=2`)).statusCode).toBe(400)
  })
})

it('returns a total that matches the rows while another process writes', async () => {
  const { database, databaseUrl } = await createTestApp()
  const other = databaseUrl ? openPostgres(databaseUrl) : database
  let isReading = true
  const writer = async () => {
    for (let id = 1000; isReading; id += 1) {
      await write(other, (transaction) => createProject(transaction, id, { title: `Baru ${id}` }))
    }
  }
  const reader = async () => {
    const differences: number[] = []
    while (differences.length < 40) {
      const { rows, total } = await listProjects(
        database,
        { visibility: 'all' },
        { page: 1, limit: 1000 },
      )
      differences.push(rows.length - total)
    }
    return differences
  }
  const writing = writer()
  const differences = await reader().finally(() => (isReading = false))
  await writing
  if (other !== database) await other.destroy()
  expect(new Set(differences)).toEqual(new Set([0]))
})
