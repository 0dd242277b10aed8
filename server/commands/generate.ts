import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, DummyDriver } from 'kysely'
import { contentJsonSchema } from '../content/contentSchema'
import { paths } from '../paths'
import { buildApp } from '../app'
import type { Database } from '../database/schema'
import { responseSchemas } from './responseSchemas'

/** The files that are derived from `src/contract`, by their path in the project. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'docs/openapi.json': await openApiDocument(),
    'content/content.schema.json': contentJsonSchema(),
    ...responseSchemas(),
  }
}

export async function generate(): Promise<void> {
  const files = await generatedFiles()
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(paths.root, file), text)
  }
  console.log(`${Object.keys(files).length} files were written from src/contract.`)
}

/** Returns the OpenAPI description as JSON. The database is never queried. */
export async function openApiDocument(): Promise<string> {
  const database = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  const app = await buildApp({ database })
  await app.ready()
  const description = JSON.stringify(app.swagger(), null, 2)
  await app.close()
  return `${description}\n`
}
