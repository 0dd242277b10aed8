import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Content } from '../content/contentSchema'
import { importContent } from '../content/database/importContent'
import { databaseFile } from '../content/database/openContentDatabase'
import { writeSnapshot } from '../database/backups'
import { migrate } from '../database/migrations'
import { openPostgresServer } from '../database/openDatabase'
import { openMemory } from '../database/sqlite'
import { buildContent } from './content'

/** Where a database is. */
interface Location {
  dataDir: string
  contentFile: string
  databaseUrl?: string
}

/** The content of most tests. */
const usualText = JSON.stringify(buildContent())

/** A database without content, and one with the usual content: a copy takes a fraction of the time. */
const templates: { empty?: Promise<string>; usual?: Promise<string> } = {}

afterAll(async () => {
  for (const template of await Promise.all(Object.values(templates)))
    await discardPostgres(template)
})

/**
 * Creates a database with this content, on the kind of server that the test run uses.
 * @param dataDir an existing folder for the content file and the embedded database
 */
export async function createDatabase(content: Content, dataDir: string): Promise<Location> {
  // JSON is valid YAML.
  const text = JSON.stringify(content)
  const contentFile = path.join(dataDir, 'content.yaml')
  writeFileSync(contentFile, text)
  if (process.env.TEST_DATABASE === 'postgres') {
    if (text !== usualText)
      return { dataDir, contentFile, databaseUrl: await fillPostgres(content) }
    templates.usual ??= fillPostgres(content)
    return { dataDir, contentFile, databaseUrl: await createPostgres(await templates.usual) }
  }
  copyFileSync(await fillEmbedded(content, text), databaseFile(dataDir))
  return { dataDir, contentFile }
}

/** @returns the file of the database; the test files of a run share it */
async function fillEmbedded(content: Content, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex')
  const file = path.join(tmpdir(), `template-${hash}.db`)
  if (existsSync(file)) return file
  // Another worker may write the same.
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-template-'))
  const database = openMemory()
  await migrate(database)
  await importContent(database, content)
  await writeSnapshot(database, databaseFile(folder))
  await database.destroy()
  renameSync(databaseFile(folder), file)
  rmSync(folder, { recursive: true })
  return file
}

/** @returns the URL of the database */
async function fillPostgres(content: Content): Promise<string> {
  templates.empty ??= createEmptyPostgres()
  const databaseUrl = await createPostgres(await templates.empty)
  const database = await openPostgresServer(databaseUrl)
  await importContent(database, content)
  await database.destroy()
  return databaseUrl
}

/** @returns the URL of a database without content */
async function createEmptyPostgres(): Promise<string> {
  const databaseUrl = await createPostgres('template1')
  await (await openPostgresServer(databaseUrl)).destroy()
  return databaseUrl
}

/**
 * Creates a database on the PostgreSQL server of this test run.
 * @param template the URL or the name of the database to copy
 */
export async function createPostgres(template: string): Promise<string> {
  const name = `karya_${process.pid}_${Math.random().toString(36).slice(2)}`
  await runStatement(`create database ${name} template ${path.basename(template)}`)
  return `${serverUrl()}/${name}`
}

/** Drops a database, unless the server and its data are deleted after the test run. */
export async function discardPostgres(url: string): Promise<void> {
  if (!process.env.TEST_SERVER_IS_TEMPORARY) await dropPostgres(url)
}

/** Drops a database, and closes its connections. */
async function dropPostgres(url: string): Promise<void> {
  await runStatement(`drop database ${path.basename(url)} with (force)`)
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}

async function runStatement(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${serverUrl()}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}
