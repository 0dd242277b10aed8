import type { Db } from '../schema'

/** @returns whether there was a row with the id */
export async function deleteById(
  db: Db,
  table: 'messages' | 'passkeys' | 'preview_links' | 'sessions',
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
