import { yearOf } from './dates'

interface Period {
  start: string | number | null | undefined
  end?: string | number | null
  /** 1 if the period has not ended; `end` is then ignored. */
  isCurrent?: number
}

/** `2019 - 2023`, or `2023 - Sekarang` for a current period or one without an end. */
export function formatPeriod({ start, end, isCurrent }: Period): string {
  const endYear = isCurrent === 1 ? undefined : yearOf(end)
  return [yearOf(start), endYear ?? 'Sekarang'].filter((part) => part !== undefined).join(' - ')
}
