import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import type { Content } from '../content/contentSchema'
import { openContentDatabase } from '../content/openContentDatabase'
import type { Db } from '../database/schema'
import { buildContent } from './content'

const cleanups: (() => Promise<unknown> | void)[] = []

/** Closes and removes whatever the tests of a file have made; call it in `afterAll`. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}

/** A new folder that goes with the tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-test-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface TestApp {
  app: FastifyInstance
  database: Db
}

/** The server on a fresh database with this content; JSON is YAML, too. */
export async function createTestApp(
  content: Content = buildContent(),
  site?: string,
): Promise<TestApp> {
  const dataDir = temporaryFolder()
  const contentFile = path.join(dataDir, 'content.yaml')
  writeFileSync(contentFile, JSON.stringify(content))
  const database = await openContentDatabase({ dataDir, contentFile })
  const app = await buildApp({ database, site })
  cleanups.push(
    () => app.close(),
    () => database.destroy(),
  )
  return { app, database }
}

/** What a GET under `/api` answers: its status, and its body opened. */
export async function get<Data>(app: FastifyInstance, address: string) {
  const response = await app.inject({ method: 'GET', url: `/api${address}` })
  const body = response.json<{ status: string; data: Data; message: string; errors?: unknown }>()
  return { statusCode: response.statusCode, headers: response.headers, ...body }
}
