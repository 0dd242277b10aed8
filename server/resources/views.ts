import type { IncomingMessage } from 'node:http'
import type { DayViews, PageViews } from '../../src/contract/studio'
import type { Db } from '../database/schema'
import { readSessionToken } from './accounts/cookies'
import { dayMs } from '../dates'

interface DailyViews extends PageViews {
  /** In UTC: `2026-11-22`. */
  day: string
}

/** The day of a time in UTC: `2026-11-22`. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Counts views of pages in memory: the day, the path and the number, and nothing of the visitor. */
export class ViewCounter {
  private rows = new Map<string, DailyViews>()

  /** Counts the view of a page, if the request is a visit. */
  count(request: IncomingMessage, path: string): void {
    if (isVisit(request)) this.add({ day: dayOf(Date.now()), path, views: 1 })
  }

  add({ day, path, views }: DailyViews): void {
    const key = `${day} ${path}`
    const row = this.rows.get(key)
    if (row) row.views += views
    else this.rows.set(key, { day, path, views })
  }

  take(): DailyViews[] {
    const taken = [...this.rows.values()]
    this.rows = new Map()
    return taken
  }
}

/** Whether a visitor looks at the page: not the owner, no prefetch, and no opt-out by DNT or GPC. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const isPrefetched = String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith(
    'prefetch',
  )
  return (
    method === 'GET' &&
    headers.dnt !== '1' &&
    headers['sec-gpc'] !== '1' &&
    !isPrefetched &&
    (headers.cookie === undefined || readSessionToken(headers.cookie) === undefined)
  )
}

/** Adds views to those that are stored, also by other processes: all of them, or none. */
export async function addViews(db: Db, rows: readonly DailyViews[]): Promise<void> {
  await db
    .insertInto('page_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((update) => ({
        views: update('page_views.views', '+', update.ref('excluded.views')),
      })),
    )
    .execute()
}

export async function deleteOldViews(db: Db, first: string): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', first).execute()
}

/** The views of all pages on each of a number of days, the last of which is today. */
export async function readDailyViews(db: Db, days: number): Promise<DayViews[]> {
  const names = Array.from({ length: days }, (_, index) =>
    dayOf(Date.now() - (days - 1 - index) * dayMs),
  )
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => ['day', fn.sum<number>('views').as('total')])
    .where('day', '>=', names[0] ?? '')
    .groupBy('day')
    .execute()
  const totals = new Map(rows.map(({ day, total }) => [day, total]))
  return names.map((day) => ({ day, views: totals.get(day) ?? 0 }))
}

/** The views of every page since a day, the page with the most first. */
export async function readViews(db: Db, first: string): Promise<PageViews[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(({ fn }) => ['path', fn.sum<number>('views').as('total')])
    .where('day', '>=', first)
    .groupBy('path')
    .orderBy('total', 'desc')
    .orderBy('path')
    .execute()
  return rows.map(({ path, total: views }) => ({ path, views }))
}
