import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Client } from 'pg'
import { buildApp } from '../app'
import type { Content } from '../content/contentSchema'
import { openContentDatabase } from '../content/openContentDatabase'
import type { Db } from '../database/schema'
import type { PictureStore } from '../pictures/PictureStore'
import type { Site } from '../plugins/pages'
import { checkResponses } from './checkResponses'
import { buildContent } from './content'

const cleanups: (() => Promise<unknown> | void)[] = []

/** Closes and removes everything that the tests of a file have created; for `afterAll`. */
export async function cleanUp(): Promise<void> {
  const errors: unknown[] = []
  for (const cleanup of cleanups.splice(0).reverse()) {
    try {
      await cleanup()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

/** Creates a folder that `cleanUp` removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-test-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The token of the test servers. */
export const token = 'a-token-for-tests-of-32-letters-and-more'

const noLimits = { owner: 1_000_000, stranger: 1_000_000, messages: 1_000_000 }

export interface TestApp {
  app: FastifyInstance
  database: Db
  /** The folder of the embedded database. */
  dataDir: string
  /** Set where the database is a PostgreSQL. */
  databaseUrl?: string
}

/** Builds a server on a new database with this content. */
export async function createTestApp(
  content: Content = buildContent(),
  site?: Site,
  pictures?: PictureStore,
): Promise<TestApp> {
  const dataDir = temporaryFolder()
  const contentFile = path.join(dataDir, 'content.yaml')
  // JSON is valid YAML.
  writeFileSync(contentFile, JSON.stringify(content))
  const databaseUrl = process.env.TEST_DATABASE === 'postgres' ? await createDatabase() : undefined
  const database = await openContentDatabase({ dataDir, databaseUrl, contentFile })
  const app = await buildApp({
    database,
    site,
    pictures,
    tokens: [token],
    limits: noLimits,
  })
  const errors = checkResponses(app)
  cleanups.push(
    () => database.destroy(),
    () => app.close(),
    () => expect(errors).toEqual([]),
  )
  return { app, database, dataDir, databaseUrl }
}

/** Creates a database on the PostgreSQL server of this test run. */
async function createDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `karya_${process.pid}_${Math.random().toString(36).slice(2)}`
  await runStatement(server, `create database ${name}`)
  cleanups.push(() => runStatement(server, `drop database ${name} with (force)`))
  return `${server}/${name}`
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Sends a GET under `/api`; returns the status, the headers and the parsed envelope. */
export async function get<Data>(app: FastifyInstance, path: string) {
  const response = await app.inject({ method: 'GET', url: `/api${path}` })
  const body = response.json<{ status: string; data: Data; message: string; errors?: unknown }>()
  return { statusCode: response.statusCode, headers: response.headers, ...body }
}

type Method = 'POST' | 'PUT' | 'DELETE'

/** Sends a write under `/api`, with the token unless other headers are given. */
export async function send<Data>(
  app: FastifyInstance,
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(body !== undefined && { payload: body as object }),
  })
  const envelope = response.json<{
    status: string
    data: Data
    message: string
    errors?: { path: string; message: string }[]
  }>()
  return { statusCode: response.statusCode, headers: response.headers, ...envelope }
}

/** Reverts the database to the schema of an earlier version, without the last three migrations. */
export async function removeLastMigrations(database: Db): Promise<void> {
  for (const table of ['skills', 'profile_skills']) {
    await database.schema.dropIndex(`${table}_list`).execute()
    await database.schema.alterTable(table).dropColumn('category_order').execute()
  }
  for (const table of ['experiences', 'educations', 'categories', 'projects', 'testimonials']) {
    await database.schema.dropIndex(`${table}_list`).execute()
  }
  for (const table of ['projects', 'testimonials']) {
    await database.schema.alterTable(table).dropColumn('sort_order').execute()
  }
  for (const table of ['experiences', 'educations', 'projects']) {
    await database.schema.alterTable(table).dropColumn('highlights').execute()
  }
  for (const column of ['links', 'languages', 'awards', 'publications', 'volunteering']) {
    await database.schema.alterTable('profiles').dropColumn(column).execute()
  }
  await sql`alter table projects drop column picture_alt`.execute(database)
  await sql`alter table testimonials drop column testimonial_image_alt`.execute(database)
  await sql`alter table profile_skills drop column skill_is_active`.execute(database)
  await sql`alter table profiles drop column location`.execute(database)
  await sql`delete from kysely_migration where name > '002_messages'`.execute(database)
}
