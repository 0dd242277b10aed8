import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, DummyDriver } from 'kysely'
import { buildApp } from '../app'
import type { Database } from '../database/schema'

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
