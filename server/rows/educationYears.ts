import { yearOf } from '../../src/lib/dates'

/** The fields of the years of an education, and of the dates that are more exact. */
const fields = [
  ['start_date', 'start_year'],
  ['end_date', 'graduation_year'],
] as const

type Dates = Partial<Record<(typeof fields)[number][0], string | null>>
type Years = Partial<Record<(typeof fields)[number][1], number | null>>

export function yearsOf(education: Dates): Years {
  const years = fields.flatMap(([date, year]) => {
    const value = yearOf(education[date])
    return value === undefined ? [] : [[year, value]]
  })
  return Object.fromEntries(years) as Years
}

/**
 * Keeps the years and the dates of an education consistent: a date determines its year, and a year
 * that is written alone removes a date of another year.
 * @param stored the education before the write
 */
export function withYears<T extends Dates & Years>(written: T, stored: Dates = {}): T {
  const removed = fields.filter(([date, year]) => {
    const isAlone = written[date] === undefined && written[year] !== undefined
    return isAlone && stored[date] && yearOf(stored[date]) !== written[year]
  })
  const dates = Object.fromEntries(removed.map(([date]) => [date, null]))
  return { ...written, ...yearsOf(written), ...dates }
}
