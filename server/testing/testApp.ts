import type { FastifyInstance, InjectOptions } from 'fastify'
import type { OfferedLanguages } from '../../src/language/languages'
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

/** Headers of a request of the owner. */
export const owner = { authorization: `Bearer ${token}` }

const noLimits = {
  owner: 1_000_000,
  stranger: 1_000_000,
  messages: 1_000_000,
  mails: 1_000_000,
}

/** For servers that tests build with other options. */
export const buildSerializer = sharedSerializers()

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
  languages?: OfferedLanguages,
): Promise<TestApp> {
  const { database, dataDir, databaseUrl } = await openTestDatabase(content)
  const app = await buildApp({
    database,
    site,
    languages,
    pictures: pictures?.(database),
    tokens: [token],
    limits: noLimits,
    buildSerializer,
  })
  const errors = checkResponses(app)
  onCleanUp(
    () => app.close(),
    () => expect(errors).toEqual([]),
  )
  return { app, database, dataDir, databaseUrl }
}

/** Opens a new database with this content. `cleanUp` closes and removes it. */
export async function openTestDatabase(
  content: Content = buildContent(),
): Promise<Omit<TestApp, 'app'>> {
  const dataDir = temporaryFolder()
  const location = await createDatabase(content, dataDir)
  const { databaseUrl } = location
  if (databaseUrl) onCleanUp(() => dropPostgres(databaseUrl))
  const database = await openContentDatabase(location)
  onCleanUp(() => database.destroy())
  return { database, dataDir, databaseUrl }
}

type Headers = Record<string, string>

/** Sends a GET under `/api`; returns the status, the headers and the parsed envelope. */
export function get<Data>(app: FastifyInstance, path: string, headers: Headers = {}) {
  return inject<Data>(app, { method: 'GET', url: `/api${path}`, headers })
}

/** Sends a write under `/api`, with the token unless other headers are given. */
export function send<Data>(
  app: FastifyInstance,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Headers = owner,
  remoteAddress?: string,
) {
  const payload = body === undefined ? {} : { payload: body as object }
  return inject<Data>(app, { method, url: `/api${path}`, headers, remoteAddress, ...payload })
}

async function inject<Data>(app: FastifyInstance, options: InjectOptions) {
  const response = await app.inject(options)
  const envelope = response.json<{
    status: string
    data: Data
    message: string
    errors?: { path: string; message: string }[]
  }>()
  return { statusCode: response.statusCode, headers: response.headers, ...envelope }
}
