import type { FastifyInstance, InjectOptions } from 'fastify'
import type { OfferedLanguages } from '../../src/language/languages'
import { buildApp, type AppOptions } from '../app'
import type { Content } from '../content/contentSchema'
import { openContentDatabase } from '../content/database/openContentDatabase'
import type { Db } from '../database/schema'
import type { PictureStore } from '../pictures/PictureStore'
import type { Site } from '../plugins/site/pages'
import { lazySerializers } from '../validation/lazyCompilers'
import { checkResponses } from './checkResponses'
import { onCleanUp, temporaryFolder } from './cleanUp'
import { buildContent } from './content'
import { createDatabase, discardPostgres } from './testDatabase'

/** The token of the test servers. */
export const token = 'a-token-for-tests-of-32-letters-and-more'

/** Headers of a request of the owner. */
export const owner = { authorization: `Bearer ${token}` }

const million = 1_000_000
const noLimits = { stranger: million, messages: million, mails: million }

const createCompiler = lazySerializers()
const serializers = new Map<string, ReturnType<ReturnType<typeof createCompiler>>>()

/** Compiles each schema once for all servers: that takes longer than most requests. */
const buildSerializer: typeof createCompiler = (externalSchemas, options) => {
  const compile = createCompiler(externalSchemas, options)
  const external = JSON.stringify(externalSchemas)
  return (route) => {
    const key = external + JSON.stringify(route.schema)
    const serializer = serializers.get(key) ?? compile(route)
    serializers.set(key, serializer)
    return serializer
  }
}

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
  const options = { tokens: [token], limits: noLimits, pictures: pictures?.(database) }
  const app = await startApp({ database, site, languages, ...options })
  const errors = checkResponses(app)
  onCleanUp(() => expect(errors).toEqual([]))
  return { app, database, dataDir, databaseUrl }
}

/** Runs the tests of a file, or of a `describe`, with one server of `createTestApp`. */
export function prepareApp(...options: Parameters<typeof createTestApp>): TestApp {
  const test = {} as TestApp
  beforeAll(async () => {
    Object.assign(test, await createTestApp(...options))
  })
  return test
}

/** Builds a server, which `cleanUp` closes. */
export async function startApp(options: AppOptions): Promise<FastifyInstance> {
  const app = await buildApp({ buildSerializer, ...options })
  onCleanUp(() => app.close())
  return app
}

/** Opens a new database with this content. `cleanUp` closes and removes it. */
export async function openTestDatabase(
  content: Content = buildContent(),
): Promise<Omit<TestApp, 'app'>> {
  const dataDir = temporaryFolder()
  const location = await createDatabase(content, dataDir)
  const { databaseUrl } = location
  if (databaseUrl) onCleanUp(() => discardPostgres(databaseUrl))
  const database = await openContentDatabase(location)
  onCleanUp(() => database.destroy())
  return { database, dataDir, databaseUrl }
}

/** Waits until a condition holds, or until the test's timeout. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
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

/** The JSON of a response. */
export interface Envelope<Data> {
  status: string
  data: Data
  message: string
  errors?: { path: string; message: string }[]
}

async function inject<Data>(app: FastifyInstance, options: InjectOptions) {
  const response = await app.inject(options)
  const envelope = response.json<Envelope<Data>>()
  return { statusCode: response.statusCode, headers: response.headers, ...envelope }
}
