const longDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** `12 Maret 2024` for an ISO 8601 date, in Jakarta's time; empty for anything that is no date. */
export function formatLongDate(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : undefined
  return date && !Number.isNaN(date.getTime()) ? longDate.format(date) : ''
}

/** The year of an ISO 8601 date or of a plain year; `undefined` for anything else. */
export function yearOf(value: string | number | null | undefined): number | undefined {
  const year = typeof value === 'number' ? value : Number(/^\d{4}/.exec(value ?? '')?.[0])
  return Number.isInteger(year) && year > 0 ? year : undefined
}
