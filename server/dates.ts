export const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Whether a date is a day, a month or a year: a date without a time. */
function isDay(date: string): boolean {
  return !date.includes('T')
}

/** A time in UTC, so that dates can be compared as text; a date without a time is unchanged. */
export function normaliseDate(date: string): string {
  return isDay(date) ? date : new Date(date).toISOString()
}

/** The day of a time in the time zone of the server, as in `2026-06-10`. */
export function localDay(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  const [year = '', ...rest] = parts.map((part) => String(part).padStart(2, '0'))
  return [year.padStart(4, '0'), ...rest].join('-')
}

/** The time at which a date begins; a date without a time, in the time zone of the server. */
export function startOf(date: string): Date {
  if (!isDay(date)) return new Date(date)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const start = new Date(0)
  start.setHours(0, 0, 0, 0)
  // Not in the constructor, which takes years before 100 for those of the 20th century.
  start.setFullYear(year, month - 1, day)
  return start
}

/**
 * The months from year 0 to a date. The last month or day of a period is part of it, but a year
 * alone counts from its January, so that nothing is counted that may not have been.
 */
export function monthsOf(date: string, isEnd: boolean): number {
  const [year = 0, month, day] = date.slice(0, 10).split('-').map(Number)
  if (month === undefined) return year * 12
  if (day === undefined) return year * 12 + month - (isEnd ? 0 : 1)
  return year * 12 + month - 1 + (day - (isEnd ? 0 : 1)) / 31
}

// Fractions of months are not exact.
export const fullYears = (months: number) => Math.floor(months / 12 + 1e-6)

/** The months of all periods together, without gaps; periods at the same time count once. */
export function sumMonths(periods: readonly { start: number; end: number }[]): number {
  let total = 0
  let counted = -Infinity
  for (const { start, end } of periods.toSorted((one, other) => one.start - other.start)) {
    total += Math.max(0, end - Math.max(start, counted))
    counted = Math.max(counted, end)
  }
  return total
}
