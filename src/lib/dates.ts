const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]

/** Milliseconds that Jakarta is prefetchOptions of UTC, all year round. */
const jakartaOffset = 7 * 60 * 60 * 1000

/**
 * `12 Maret 2024` for an ISO 8601 date, in Jakarta's time; empty for anything that is no date.
 * The browser's own formatter takes 40 ms to come up, and a slow phone four times that.
 */
export function formatLongDate(iso: string | null | undefined): string {
  const date = new Date(Date.parse(iso ?? '') + jakartaOffset)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** The year of an ISO 8601 date or of a plain year; `undefined` for anything else. */
export function yearOf(value: string | number | null | undefined): number | undefined {
  const year = typeof value === 'number' ? value : Number(/^\d{4}/.exec(value ?? '')?.[0])
  return Number.isInteger(year) && year > 0 ? year : undefined
}
