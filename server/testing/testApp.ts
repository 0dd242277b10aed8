import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../app'
import type { Content } from '../content/contentSchema'
import { openContentDatabase } from '../content/openContentDatabase'
import type { Db } from '../database/schema'
import type { PictureStore } from '../pictures/PictureStore'
import type { Site } from '../plugins/pages'
import { checkResponses } from './checkResponses'
import { onCleanUp, temporaryFolder } from './cleanUp'
import { buildContent } from './content'
import { sharedSerializers } from './sharedSerializers'
import { createDatabase, dropPostgres } from './testDatabase'

/** The token of the test servers. */
export const token = 'a-token-for-tests-of-32-letters-and-more'

const noLimits = {
  owner: 1_000_000,
  stranger: 1_000_000,
  messages: 1_000_000,
  mails: 1_000_000,
}

const buildSerializer = sharedSerializers()

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
  pictures?: (database: Db) => PictureStore,
): Promise<TestApp> {
  const { database, dataDir, databaseUrl } = await openTestDatabase(content)
  const app = await buildApp({
    database,
    site,
    pictures: pictures?.(database),
    tokens: [token],
    limits: noLimits,
    buildSerializer,
  })
  const errors = checkResponses(app)
  onCleanUp(
    () => database.destroy(),
    () => app.close(),
    () => expect(errors).toEqual([]),
  )
  return { app, database, dataDir, databaseUrl }
}

/** Opens a new database with this content. `cleanUp` removes it. */
export async function openTestDatabase(
  content: Content = buildContent(),
): Promise<Omit<TestApp, 'app'>> {
  const dataDir = temporaryFolder()
  const location = await createDatabase(content, dataDir)
  const { databaseUrl } = location
  if (databaseUrl) onCleanUp(() => dropPostgres(databaseUrl))
  const database = await openContentDatabase(location)
  return { database, dataDir, databaseUrl }
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
  remoteAddress?: string,
) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers,
    remoteAddress,
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

/** Reverts the database to the schema of an earlier version, without the migrations after the second. */
export async function removeLastMigrations(database: Db): Promise<void> {
  const ofAccounts = 'owners,sessions,passkeys,invitations,challenges,sign_in_attempts'.split(',')
  const ofHistory = ['trash', 'revisions', 'drafts']
  for (const table of [
    'posts',
    'subscribers',
    'pending_subscriptions',
    ...ofHistory,
    ...ofAccounts,
    'pictures',
    'page_views',
    'rich_texts',
    'request_counts',
  ]) {
    await database.schema.dropTable(table).execute()
  }
  for (const index of ['testimonials_project', 'testimonials_project_title', 'projects_title']) {
    await database.schema.dropIndex(index).execute()
  }
  await sql`alter table testimonials drop column project_id`.execute(database)
  const ofStories = 'story,role,client,start_date,end_date,outcomes,pictures,cloth'.split(',')
  for (const column of ofStories) {
    await database.schema.alterTable('projects').dropColumn(column).execute()
  }
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
  await sql`alter table messages drop column read_at`.execute(database)
  await sql`delete from kysely_migration where name > '002_messages'`.execute(database)
}
