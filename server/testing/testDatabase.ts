import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Content } from '../content/contentSchema'
import { databaseFile, openContentDatabase } from '../content/openContentDatabase'

/** Where a database is. */
interface Location {
  dataDir: string
  contentFile: string
  databaseUrl?: string
}

/** One filled database per content: a copy takes a fraction of the migrations and the import. */
const templates = new Map<string, Promise<Location>>()

afterAll(async () => {
  for (const template of await Promise.all(templates.values())) {
    rmSync(template.dataDir, { recursive: true })
    if (template.databaseUrl) await dropPostgres(template.databaseUrl)
  }
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
  const template = templates.get(text) ?? createTemplate(text)
  templates.set(text, template)
  const source = await template
  if (source.databaseUrl) {
    return { dataDir, contentFile, databaseUrl: await createPostgres(source.databaseUrl) }
  }
  copyFileSync(databaseFile(source.dataDir), databaseFile(dataDir))
  return { dataDir, contentFile }
}

async function createTemplate(text: string): Promise<Location> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karya-template-'))
  const contentFile = path.join(dataDir, 'content.yaml')
  writeFileSync(contentFile, text)
  const databaseUrl =
    process.env.TEST_DATABASE === 'postgres' ? await createPostgres('template1') : undefined
  const location = { dataDir, contentFile, databaseUrl }
  const database = await openContentDatabase(location)
  await database.destroy()
  return location
}

/**
 * Creates a database on the PostgreSQL server of this test run.
 * @param template the URL or the name of the database to copy
 */
async function createPostgres(template: string): Promise<string> {
  const name = `karya_${process.pid}_${Math.random().toString(36).slice(2)}`
  await runStatement(`create database ${name} template ${path.basename(template)}`)
  return `${serverUrl()}/${name}`
}

/** Drops a database of `createDatabase`, also while it is in use. */
export async function dropPostgres(url: string): Promise<void> {
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
