import type { Db } from '../database/schema'
import { contentRows, type ContentRows } from './contentRows'
import type { Content } from './contentSchema'

/** Rows that go into the database with one statement: a statement takes 32,766 values at most. */
const batchSize = 500

/** Puts a file's content into an empty database, all of it or nothing. */
export async function importContent(db: Db, content: Content): Promise<void> {
  const tables = Object.entries(contentRows(content, new Date().toISOString()))
  await db.transaction().execute(async (transaction) => {
    for (const [table, rows] of tables) {
      for (let start = 0; start < rows.length; start += batchSize) {
        await transaction
          .insertInto(table as keyof ContentRows)
          .values(rows.slice(start, start + batchSize))
          .execute()
      }
    }
  })
}
