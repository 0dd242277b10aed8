/**
 * The time of a list request on both databases: the first, a middle and the last page of lists with
 * 100 and 10,000 rows. Without the response cache: each response is read, serialised and compressed.
 */
import { sql } from 'kysely'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { buildApp } from '../server/app'
import { importContent } from '../server/content/importContent'
import { migrate } from '../server/database/migrations'
import { openPostgresServer, openSqliteFile } from '../server/database/openDatabase'
import type { Db } from '../server/database/schema'
import { buildContent, contentProject, contentTestimonial } from '../server/testing/content'
import { median, milliseconds, runsOr } from './measure'
import type { Run } from './run'

const [runs, limit] = [runsOr(60), 10]
/** Milliseconds by which a page of 10,000 rows may take longer than one of 100: not noticeable. */
const maxIncrease = 10

/** Half of all rows are in category 1. */
const lists: [path: string, share: number][] = [
  ['/profile-projects?profile_id=1&is_active=1', 1],
  ['/profile-projects?profile_id=1&is_active=1&category=1', 1 / 2],
  ['/testimonials?is_active=1', 1],
  ['/testimonials/category/1?is_active=1', 1 / 2],
]
const positions = Object.entries({ first: 0, middle: 0.5, last: 1 })

/** Replaces the content. @returns the median milliseconds of a request for each page of each list */
async function measure(database: Db, size: number): Promise<Map<string, number>> {
  const numbers = Array.from({ length: size }, (_, index) => index + 1)
  const category = (number: number) => (number % 2 ? 'Full Stack' : 'Frontend Development')
  const projects = numbers.map((n) => contentProject(n, { category: category(n) }))
  const testimonials = numbers.map((n) => contentTestimonial(n, { category: category(n) }))
  await importContent(database, buildContent({ projects, testimonials }))
  // PostgreSQL does this by itself some time after many writes.
  await sql`analyze`.execute(database)
  const app = await buildApp({ database })
  const medians = new Map<string, number>()
  for (const [path, share] of lists) {
    for (const [label, position] of positions) {
      const page = Math.max(1, Math.floor((size * share * position) / limit))
      const url = `/api${path}&page=${page}&limit=${limit}`
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        app.contentVersion.increment()
        const request = () => app.inject({ url, headers: { 'accept-encoding': 'br' } })
        times.push(await milliseconds(request))
      }
      medians.set(`${path}, ${label} page`, median(times))
    }
  }
  await app.close()
  return medians
}

export async function benchLists(run: Run): Promise<void> {
  const server = await startPostgres()
  run.atEnd(() => server.stop())
  const databases = {
    SQLite: await openSqliteFile(run.file('lists.db')),
    PostgreSQL: await openPostgresServer(`${server.url}/postgres`),
  }
  await migrate(databases.SQLite)
  for (const [name, database] of Object.entries(databases)) {
    const few = await measure(database, 100)
    const many = await measure(database, 10_000)
    await database.destroy()
    const table = [...few].map(([list, time]) => {
      const longer = many.get(list)!
      run.limit(`${name}, ${list}: ms longer`, longer - time, maxIncrease)
      return { list, 'of 100, ms': time.toFixed(2), 'of 10,000, ms': longer.toFixed(2) }
    })
    run.table(`A request for ${limit} rows on ${name}:`, table)
  }
}
