import { writeFileSync } from 'node:fs'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, DummyDriver } from 'kysely'
import { buildApp } from '../app'
import type { Database } from '../database/schema'

/** The API's description as a file holds it. No call is made, so no database is needed. */
export async function describedApi(): Promise<string> {
  const database = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  // With a delivery, so that the call for messages is described, too.
  const app = await buildApp({ database, delivery: () => Promise.resolve() })
  await app.ready()
  const description = JSON.stringify(app.swagger(), null, 2)
  await app.close()
  return `${description}\n`
}

/** `openapi FILE`: writes the description of the API. */
export async function openapi([file = 'docs/openapi.json']: string[]): Promise<void> {
  writeFileSync(file, await describedApi())
  console.log(`${file} describes the API as it is.`)
}
