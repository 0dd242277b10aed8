import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { contentJsonSchema } from '../content/contentSchema'
import { paths } from '../paths'
import { buildApp } from '../app'
import { migrate } from '../database/migrations'
import { openMemory } from '../database/sqlite'
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

/** Returns the OpenAPI description as JSON. */
async function openApiDocument(): Promise<string> {
  const database = openMemory()
  await migrate(database)
  const app = await buildApp({ database })
  await app.ready()
  const description = JSON.stringify(app.swagger(), null, 2)
  await app.close()
  await database.destroy()
  return `${description}\n`
}
