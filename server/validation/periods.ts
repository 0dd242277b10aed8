/**
 * Whether a date is before another one. They are compared as far as both are exact: `2020` is not
 * before `2020-05`.
 */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 'YYYY-MM-DD'.length)
  return one.slice(0, length) < other.slice(0, length)
}

const periods = [
  ['start_date', 'end_date'],
  ['start_year', 'graduation_year'],
] as const

/** The date or the year in a field of an entry; empty if there is none. */
export function dateIn(entry: object, field: string): string {
  const date: unknown = Reflect.get(entry, field)
  return typeof date === 'string' || typeof date === 'number' ? String(date) : ''
}

/** The fields of an entry whose end is before its start, and their values. */
export function findReversedPeriods(entry: object) {
  return periods.flatMap(([start, end]) => {
    const [first, last] = [dateIn(entry, start), dateIn(entry, end)]
    return first && last && isBefore(last, first) ? [{ start, end, first, last }] : []
  })
}
