/**
 * What a page of a list costs when there are 100 rows, and when there are 100,000 projects
 * and 1,000,000 skills: the first page, one in the middle, and the last, on both databases.
 * The answer cache is left out: every page is read from the database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { importContent } from '../server/content/importContent'
import { openFile, openServer } from '../server/database/openDatabase'
import { migrate } from '../server/database/migrations'
import type { Db } from '../server/database/schema'
import { write } from '../server/database/contentWrites'
import { listProfileSkills } from '../server/resources/profile-skills/repository'
import { listProjects } from '../server/resources/projects/repository'
import { listSkills } from '../server/resources/skills/repository'
import { buildContent } from '../server/testing/content'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { printTable } from './printTable'

const limit = 10
const runs = 200
const mostAllowed = 2
const reader = { isOwner: false }

/** Makes that many rows of everything, straight in SQL. */
async function fill(db: Db, projects: number, skills: number): Promise<void> {
  await importContent(db, buildContent({ skills: [], projects: [] }))
  await write(db, async (transaction) => {
    const numbers = (most: number) =>
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(most)})`
    const day = `'2024-01-01T00:00:00.000Z'`
    for (const statement of [
      sql`insert into projects (id, profile_id, title, slug, category_id, is_active, is_featured, created_at, updated_at)
        ${numbers(projects)} select i, 1, 'Proyek ' || i, 'proyek-' || i, 1 + i % 3, 1, 0,
        '2024-01-01T' || i, ${sql.raw(day)} from n`,
      sql`insert into skills (id, name, category_id, is_active, sort_order, created_at, updated_at)
        ${numbers(skills)} select i, 'Keahlian ' || i, 1 + i % 3, 1, i, ${sql.raw(day)}, ${sql.raw(day)} from n`,
      sql`insert into profile_skills (id, profile_id, skill_id, percent, is_active, sort_order, created_at, updated_at)
        ${numbers(skills)} select i, 1, i, i % 100, 1, i, ${sql.raw(day)}, ${sql.raw(day)} from n`,
    ]) {
      await statement.execute(transaction)
    }
  })
  await sql`analyze`.execute(db)
}

type ReadPage = (page: number) => Promise<unknown>

function listsOf(db: Db): Record<string, { read: ReadPage; of: 'projects' | 'skills' }> {
  return {
    projects: {
      of: 'projects',
      read: (page) => listProjects(db, { activity: 'active', profileId: 1 }, { page, limit }),
    },
    'projects of a category': {
      of: 'projects',
      read: (page) => listProjects(db, { activity: 'active', categoryId: 2 }, { page, limit }),
    },
    skills: { of: 'skills', read: (page) => listSkills(db, reader, { page, limit }) },
    'profile skills': {
      of: 'skills',
      read: (page) => listProfileSkills(db, reader, 1, { page, limit }),
    },
  }
}

/** Microseconds for a page, the median of many; and milliseconds for the very first. */
async function measure(read: ReadPage, page: number) {
  const begin = performance.now()
  await read(page)
  const first = performance.now() - begin
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await read(page)
    times.push((performance.now() - start) * 1000)
  }
  return { first, median: times.sort((a, b) => a - b)[runs / 2] ?? 0 }
}

const sizes = {
  small: { projects: 100, skills: 100 },
  large: { projects: 100_000, skills: 1_000_000 },
}

async function compare(name: string, small: Db, large: Db): Promise<boolean> {
  await fill(small, sizes.small.projects, sizes.small.skills)
  await fill(large, sizes.large.projects, sizes.large.skills)
  const rows: Record<string, string>[] = []
  let holds = true
  const smallLists = listsOf(small)
  for (const [list, { read, of }] of Object.entries(listsOf(large))) {
    const base = await measure(smallLists[list]?.read ?? read, 2)
    const share = list.endsWith('category') ? 3 : 1
    const last = Math.floor(sizes.large[of] / share / limit)
    for (const [place, page] of [
      ['last page', last],
      ['middle', Math.floor(last / 2)],
      ['page 2', 2],
    ] as const) {
      const found = await measure(read, page)
      const ratio = found.median / base.median
      holds &&= ratio < mostAllowed
      rows.push({
        list,
        page: place,
        'of 100, µs': base.median.toFixed(0),
        'of all, µs': found.median.toFixed(0),
        ratio: ratio.toFixed(2),
        'first after a write, ms': found.first.toFixed(0),
      })
    }
  }
  printTable(
    `A page of ${limit} on ${name}, of 100 and of 100,000 projects or 1,000,000 skills: ratios below ${mostAllowed}`,
    rows,
  )
  await small.destroy()
  await large.destroy()
  return holds
}

export async function benchLists(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  const files: [Db, Db] = [
    await openFile(path.join(folder, 'small.db')),
    await openFile(path.join(folder, 'large.db')),
  ]
  const server = await startPostgres()
  try {
    for (const db of files) await migrate(db)
    const embedded = await compare('SQLite', ...files)
    const admin = await openServer(`${server.url}/postgres`)
    await sql`create database small`.execute(admin)
    await sql`create database large`.execute(admin)
    await admin.destroy()
    const databases = [
      await openServer(`${server.url}/small`),
      await openServer(`${server.url}/large`),
    ]
    const postgres = await compare('PostgreSQL', ...(databases as [Db, Db]))
    return embedded && postgres
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
