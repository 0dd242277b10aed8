/** Jakarta's offset from UTC in milliseconds; it has no daylight saving time. */
export const jakartaOffset = 7 * 60 * 60 * 1000

/**
 * The words of dates in a language. Not from `Intl.DateTimeFormat`, which takes 40 ms to initialise, and four
 * times that on a slow phone.
 */
interface DateTexts {
  /** The names of the months, January first. */
  readonly months: readonly string[]
  readonly day: (day: number, month: string, year: number) => string
  readonly month: (month: string, year: number) => string
  /** The word for the end of a period that has not ended. */
  readonly present: string
}

/**
 * Formats an ISO 8601 date in Jakarta time: `12 Maret 2024`, `Maret 2024` or `2024`, as precise as
 * the date; empty for an invalid date.
 */
export function formatLongDate(iso: string | null | undefined, texts: DateTexts): string {
  const date = new Date(Date.parse(iso ?? '') + jakartaOffset)
  if (Number.isNaN(date.getTime())) return ''
  const year = date.getUTCFullYear()
  const monthName = texts.months[date.getUTCMonth()] ?? ''
  const [, month, rest] = /^\d{4}(-\d{2})?(.+)?$/.exec(iso ?? '') ?? [undefined, '', '']
  if (rest !== undefined) return texts.day(date.getUTCDate(), monthName, year)
  return month === undefined ? String(year) : texts.month(monthName, year)
}

/** An ISO 8601 time in Jakarta time; other values are returned as they are. */
export function toJakarta(value: string): string {
  const time = value.includes('T') ? Date.parse(value) : NaN
  return Number.isNaN(time) ? value : new Date(time + jakartaOffset).toISOString()
}

/** The year of an ISO 8601 date, in Jakarta time, or of a plain year; undefined for other values. */
export function yearOf(value: string | number | null | undefined): number | undefined {
  const year =
    typeof value === 'number' ? value : Number(/^\d{4}/.exec(toJakarta(value ?? ''))?.[0])
  return Number.isInteger(year) && year > 0 ? year : undefined
}

interface Period {
  start: string | number | null | undefined
  end?: string | number | null
  /** 1 if the period has not ended; `end` is then ignored. */
  isCurrent?: number
}

/**
 * `2019 – 2023`, `2023` for a period within a year, or `2023 – Sekarang` for a current period or one
 * without an end. Empty if neither start nor end are known.
 */
export function formatPeriod({ start, end, isCurrent }: Period, { present }: DateTexts): string {
  const startYear = yearOf(start)
  const endYear = isCurrent === 1 ? undefined : yearOf(end)
  if (startYear === undefined && endYear === undefined && isCurrent !== 1) return ''
  const parts = [startYear, endYear ?? present].filter((part) => part !== undefined)
  return [...new Set(parts)].join(' – ')
}

const datePattern =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-](\d{2}):(\d{2})))?)?)?$/

/** Whether a text is a year, a month, a day, or a time with its zone, that exists in the calendar. */
export function isCalendarDate(text: string): boolean {
  const match = datePattern.exec(text)
  if (!match) return false
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, ...zone] = match
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const [zoneHour = 0, zoneMinute = 0] = zone
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && hour < 24 && minute < 60 && second < 60 && zoneHour < 24 && zoneMinute < 60
}
