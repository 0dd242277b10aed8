/**
 * The time of a list request on both databases: the first, a middle and the last page of lists with
 * 100 and 10,000 rows. Without the response cache: each response is read, serialised and compressed.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { buildApp } from '../server/app'
import { importContent } from '../server/content/importContent'
import { write } from '../server/database/contentWrites'
import { migrate } from '../server/database/migrations'
import { openPostgresServer, openSqliteFile } from '../server/database/openDatabase'
import type { Db } from '../server/database/schema'
import { buildContent } from '../server/testing/content'
import { median, runsOr } from './measure'
import type { Row, Run } from './run'

const limit = 10
const runs = runsOr(60)
const sizes = [100, 10_000] as const
/** Milliseconds by which a page of 10,000 rows may take longer than one of 100: not noticeable. */
const maxIncrease = 10

/** The lists, and the share of all rows that each of them has. */
const lists = Object.entries({
  '/profile-projects?profile_id=1&is_active=1': 1,
  '/profile-projects?profile_id=1&is_active=1&category=2': 1 / 3,
  '/skills': 1,
  '/skills/category/2': 1 / 3,
  '/profile-skills/profile/1': 1,
  '/testimonials': 1,
  '/testimonials/category/2': 1 / 3,
})
const positions = Object.entries({ first: 0, middle: 0.5, last: 1 })

const day = "'2024-01-01T00:00:00.000Z'"
/** The columns of each table, and their values for the row `i`. */
const rows = {
  'projects (id, profile_id, title, slug, category_id, is_active, is_featured, sort_order, updated_at)': `i, 1, 'Proyek ' || i, 'proyek-' || i, 1 + i % 3, 1, 0, i, ${day}`,
  'skills (id, name, category_id, category_order, is_active, sort_order, created_at, updated_at)': `i, 'Keahlian ' || i, 1 + i % 3, i % 3, 1, i, ${day}, ${day}`,
  'profile_skills (id, profile_id, skill_id, category_order, skill_is_active, percent, is_active, sort_order, created_at, updated_at)': `i, 1, i, i % 3, 1, i % 100, 1, i, ${day}, ${day}`,
  'testimonials (id, customer_name, category_id, rating, description, is_featured, is_active, sort_order)':
    "i, 'Pelanggan ' || i, 1 + i % 3, 5, 'Bagus.', 0, 1, i",
}

/** Starts the API on a database with that many rows in each table. */
async function startApi(database: Db, size: number): Promise<FastifyInstance> {
  const empty = { skills: [], projects: [], testimonials: [] }
  await importContent(database, buildContent(empty))
  await write(database, async (transaction) => {
    for (const [columns, values] of Object.entries(rows)) {
      await sql
        .raw(
          `insert into ${columns} with recursive n(i) as
           (select 1 union all select i + 1 from n where i < ${size}) select ${values} from n`,
        )
        .execute(transaction)
    }
  })
  return buildApp({ database })
}

/** The median time of a request, in milliseconds. */
async function measure(app: FastifyInstance, list: string, page: number): Promise<number> {
  const url = `/api${list}${list.includes('?') ? '&' : '?'}page=${page}&limit=${limit}`
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    app.contentVersion.increment()
    const start = performance.now()
    const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    times.push(performance.now() - start)
    if (statusCode !== 200) throw new Error(`GET ${url} responded with ${statusCode}`)
  }
  return median(times)
}

async function compare(run: Run, name: string, databases: readonly Db[]): Promise<void> {
  const table: Row[] = []
  const apps: FastifyInstance[] = []
  for (const [index, database] of databases.entries()) {
    apps.push(await startApi(database, sizes[index]!))
    // PostgreSQL does this by itself some time after many writes.
    if (name === 'PostgreSQL') await sql`vacuum analyze`.execute(database)
  }
  for (const [list, share] of lists) {
    for (const [label, position] of positions) {
      const times: number[] = []
      for (const [index, app] of apps.entries()) {
        const pages = Math.floor((sizes[index]! * share) / limit)
        times.push(await measure(app, list, Math.max(1, Math.floor(pages * position))))
      }
      const [few = 0, many = 0] = times
      const ms = { 'of 100, ms': few.toFixed(2), 'of 10,000, ms': many.toFixed(2) }
      table.push({ list, page: label, ...ms, ratio: (many / few).toFixed(2) })
      run.limit(`${name}, ${list}, ${label} page: ms longer`, many - few, maxIncrease)
    }
  }
  for (const app of apps) await app.close()
  for (const database of databases) await database.destroy()
  run.table(`A request for ${limit} rows on ${name}:`, table)
}

export async function benchLists(run: Run): Promise<void> {
  const server = await startPostgres()
  run.atEnd(() => server.stop())
  const admin = await openPostgresServer(`${server.url}/postgres`)
  const files: Db[] = []
  const databases: Db[] = []
  for (const size of sizes) {
    const file = await openSqliteFile(run.file(`${size}.db`))
    await migrate(file)
    files.push(file)
    await sql`create database ${sql.ref(`rows_${size}`)}`.execute(admin)
    databases.push(await openPostgresServer(`${server.url}/rows_${size}`))
  }
  await admin.destroy()
  await compare(run, 'SQLite', files)
  await compare(run, 'PostgreSQL', databases)
}
