import { yearOf } from './dates'

interface Period {
  start: string | number | null | undefined
  end?: string | number | null
  /** 1 if the period has not ended; `end` is then ignored. */
  isCurrent?: number
}

/**
 * `2019 - 2023`, or `2023 - Sekarang` for a current period or one without an end. Empty if neither
 * start nor end are known.
 */
export function formatPeriod({ start, end, isCurrent }: Period): string {
  const startYear = yearOf(start)
  const endYear = isCurrent === 1 ? undefined : yearOf(end)
  if (startYear === undefined && endYear === undefined && isCurrent !== 1) return ''
  return [startYear, endYear ?? 'Sekarang'].filter((part) => part !== undefined).join(' - ')
}
