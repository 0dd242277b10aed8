import { sql } from 'kysely'
import { openPostgres } from '../../database/postgres'
import { createTestApp } from '../../testing/testApp'

it('continues when a connection breaks between two queries that use it', async () => {
  const { database, databaseUrl = '' } = await createTestApp()
  const db = openPostgres(databaseUrl)
  const failed = db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database)
    // The loss arrives with the next events of the socket.
    await new Promise((resolve) => setImmediate(resolve))
    await sql`select 1`.execute(connection)
  })
  await expect(failed).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})
