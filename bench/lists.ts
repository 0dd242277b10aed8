/**
 * The time of a list request, on both databases: the first pages, one in the middle and the last
 * page of lists with 100, 10,000 and 100,000 rows. The response cache is cleared before each
 * request, so that every response is read from the database, serialised and compressed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
import { median } from './medians'
import { printTable } from './printTable'

const limit = 10
const runs = 60
const sizes = [100, 10_000, 100_000] as const
/** Milliseconds by which a page of 10,000 rows may take longer than one of 100: not noticeable. */
const maxIncrease = 10
/** Milliseconds for a page of 100,000 rows, which no portfolio has. */
const maxMilliseconds = 50

/** The lists, and the share of all rows that each of them has. */
const lists: [address: string, share: number][] = [
  ['/profile-projects?profile_id=1&is_active=1', 1],
  ['/profile-projects?profile_id=1&is_active=1&category=2', 1 / 3],
  ['/skills', 1],
  ['/skills/category/2', 1 / 3],
  ['/profile-skills/profile/1', 1],
  ['/testimonials', 1],
  ['/testimonials/category/2', 1 / 3],
  ['/experience', 1],
  ['/education', 1],
]

/** Inserts that many rows into each table. */
async function fill(db: Db, size: number): Promise<void> {
  await importContent(
    db,
    buildContent({
      ...{ skills: [], projects: [], testimonials: [], experiences: [], educations: [] },
    }),
  )
  const day = sql.raw(`'2024-01-01T00:00:00.000Z'`)
  const numbers = sql`with recursive n(i) as
    (select 1 union all select i + 1 from n where i < ${sql.lit(size)})`
  await write(db, async (transaction) => {
    for (const statement of [
      sql`insert into projects (id, profile_id, title, slug, category_id, is_active, is_featured,
        sort_order, updated_at) ${numbers} select i, 1, 'Proyek ' || i, 'proyek-' || i, 1 + i % 3,
        1, 0, i, ${day} from n`,
      sql`insert into skills (id, name, category_id, category_order, is_active, sort_order,
        created_at, updated_at) ${numbers} select i, 'Keahlian ' || i, 1 + i % 3, i % 3, 1, i,
        ${day}, ${day} from n`,
      sql`insert into profile_skills (id, profile_id, skill_id, category_order, skill_is_active,
        percent, is_active, sort_order, created_at, updated_at) ${numbers} select i, 1, i, i % 3,
        1, i % 100, 1, i, ${day}, ${day} from n`,
      sql`insert into testimonials (id, customer_name, category_id, rating, description,
        is_featured, is_active, sort_order) ${numbers} select i, 'Pelanggan ' || i, 1 + i % 3, 5,
        'Bagus.', 0, 1, i from n`,
      sql`insert into experiences (id, profile_id, job_title, company_name, start_date, is_current)
        ${numbers} select i, 1, 'Staf ' || i, 'A', '2024-01-01T' || i, 0 from n`,
      sql`insert into educations (id, profile_id, degree, institution_name, start_year)
        ${numbers} select i, 1, 'Kursus ' || i, 'A', 1900 + i % 200 from n`,
    ]) {
      await statement.execute(transaction)
    }
  })
}

/** The median time of a request, in milliseconds. */
async function measure(app: FastifyInstance, address: string, page: number): Promise<number> {
  const url = `/api${address}${address.includes('?') ? '&' : '?'}page=${page}&limit=${limit}`
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

/** @returns whether all lists are within the limits */
async function compare(name: string, databases: Db[]): Promise<boolean> {
  const apps: FastifyInstance[] = []
  for (const [index, database] of databases.entries()) {
    await fill(database, sizes[index] ?? 0)
    // PostgreSQL does this by itself some time after many writes.
    if (name === 'PostgreSQL') await sql`vacuum analyze`.execute(database)
    apps.push(await buildApp({ database }))
  }
  const rows: Record<string, string>[] = []
  let isWithinLimits = true
  for (const [address, share] of lists) {
    for (const [label, position] of [
      ['first', 0],
      ['middle', 0.5],
      ['last', 1],
    ] as const) {
      const times: number[] = []
      for (const [index, app] of apps.entries()) {
        const pages = Math.floor(((sizes[index] ?? 0) * share) / limit)
        times.push(await measure(app, address, Math.max(1, Math.floor(pages * position))))
      }
      const [small = 0, medium = 0, large = 0] = times
      isWithinLimits &&= medium - small < maxIncrease && large < maxMilliseconds
      rows.push({
        list: address,
        page: label,
        'of 100, ms': small.toFixed(2),
        'of 10,000, ms': medium.toFixed(2),
        ratio: (medium / small).toFixed(2),
        'of 100,000, ms': large.toFixed(2),
      })
    }
  }
  printTable(
    `A request for ${limit} rows on ${name}: 10,000 rows less than ${maxIncrease} ms slower than 100 rows, 100,000 rows below ${maxMilliseconds} ms`,
    rows,
  )
  for (const app of apps) await app.close()
  for (const database of databases) await database.destroy()
  return isWithinLimits
}

export async function benchLists(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  const server = await startPostgres()
  try {
    const files: Db[] = []
    for (const size of sizes) {
      const db = await openSqliteFile(path.join(folder, `${size}.db`))
      await migrate(db)
      files.push(db)
    }
    const sqliteHolds = await compare('SQLite', files)

    const admin = await openPostgresServer(`${server.url}/postgres`)
    const databases: Db[] = []
    for (const size of sizes) {
      await sql`create database ${sql.ref(`rows_${size}`)}`.execute(admin)
      databases.push(await openPostgresServer(`${server.url}/rows_${size}`))
    }
    await admin.destroy()
    const postgresHolds = await compare('PostgreSQL', databases)
    return sqliteHolds && postgresHolds
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
