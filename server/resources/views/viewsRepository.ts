import type { PageViews } from '../../../src/contract/studio'
import type { Db } from '../../database/schema'

/** The views of a page on a day. */
export interface DailyViews extends PageViews {
  /** In UTC: `2026-11-22`. */
  day: string
}

/** Rows in one statement: the databases limit the number of its values. */
const chunkSize = 500

/** Adds views to those that are stored, also by other processes: all of them, or none. */
export async function addViews(db: Db, rows: readonly DailyViews[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += chunkSize) {
      await transaction
        .insertInto('page_views')
        .values(rows.slice(start, start + chunkSize))
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet((update) => ({
            views: update('page_views.views', '+', update.ref('excluded.views')),
          })),
        )
        .execute()
    }
  })
}

/** @param first day that is kept */
export async function deleteOldViews(db: Db, first: string): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', first).execute()
}

/** The views of every page since a day, the page with the most first. */
export async function readViews(db: Db, first: string): Promise<PageViews[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => ['path', fn.sum('views').as('total')])
    .where('day', '>=', first)
    .groupBy('path')
    .orderBy('total', 'desc')
    .orderBy('path')
    .execute()
  // PostgreSQL's sums are texts.
  return rows.map(({ path, total }) => ({ path, views: Number(total) }))
}
