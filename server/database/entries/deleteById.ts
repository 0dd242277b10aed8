import type { Db } from '../schema'

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
