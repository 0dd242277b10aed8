interface Period {
  start_date?: string | null
  end_date?: string | null
  is_current?: boolean | null
}

/**
 * The whole years of all periods together, without gaps; periods at the same time count once.
 * @param today the end of current periods, ISO 8601
 * @returns undefined if no period has a start
 */
export function yearsOfExperience(periods: readonly Period[], today: string): number | undefined {
  const now = monthOf(today, false)
  const spans = periods
    .flatMap(({ start_date, end_date, is_current }) => {
      if (!start_date || (!end_date && !is_current)) return []
      const end = is_current || !end_date ? now : Math.min(monthOf(end_date, true), now)
      return [{ start: monthOf(start_date, false), end }]
    })
    .sort((one, other) => one.start - other.start)
  if (spans.length === 0) return undefined
  let total = 0
  let counted = -Infinity
  for (const { start, end } of spans) {
    total += Math.max(0, end - Math.max(start, counted))
    counted = Math.max(counted, end)
  }
  // Fractions of months are not exact.
  return Math.floor(total / 12 + 1e-6)
}

/**
 * The months from year 0 to a date. The last month or day of a period is part of it, but a year
 * alone counts from its January, so that nothing is counted that may not have been.
 */
function monthOf(date: string, isEnd: boolean): number {
  const [year = 0, month, day] = date.slice(0, 10).split('-').map(Number)
  if (month === undefined) return year * 12
  if (day === undefined) return year * 12 + month - (isEnd ? 0 : 1)
  return year * 12 + month - 1 + (day - (isEnd ? 0 : 1)) / 31
}
