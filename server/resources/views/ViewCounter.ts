import type { IncomingMessage } from 'node:http'
import { readSessionToken } from '../accounts/cookies'
import type { DailyViews } from './viewsRepository'

/** The day of a time in UTC: `2026-11-22`. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Pages and days of which views are held at the same time; more than a portfolio has. */
const maxRows = 5000

/** Counts views of pages in memory: the day, the path and the number, and nothing of the visitor. */
export class ViewCounter {
  private rows = new Map<string, DailyViews>()

  /** Counts the view of a page, unless its visitor objects or is no visitor. */
  count(request: IncomingMessage, path: string): void {
    if (isVisit(request)) this.add({ day: dayOf(Date.now()), path, views: 1 })
  }

  add({ day, path, views }: DailyViews): void {
    const key = `${day} ${path}`
    const row = this.rows.get(key)
    if (row) row.views += views
    else if (this.rows.size < maxRows) this.rows.set(key, { day, path, views })
  }

  /** Returns what has been counted since the last call. */
  take(): DailyViews[] {
    const taken = [...this.rows.values()]
    this.rows = new Map()
    return taken
  }
}

/** Whether a request is one of a visitor who does not object to being counted, and looks at the page. */
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
