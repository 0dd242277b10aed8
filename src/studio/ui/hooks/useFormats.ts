import { useMemo } from 'react'
import { useTexts } from '../../../language/TextsContext'
import { formatLongDate } from '../../../lib/dates'
import { useStudioTexts } from '../../language/StudioTextsContext'

export function useFormats() {
  const { locale } = useStudioTexts()
  const { dates } = useTexts()
  return useMemo(() => {
    const style = { dateStyle: 'long', timeStyle: 'short' } as const
    const times = new Intl.DateTimeFormat(locale, style)
    const jakartaTimes = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Jakarta' })
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    const formatNumber = (value: number, maximumFractionDigits = 0) =>
      value.toLocaleString(locale, { maximumFractionDigits })
    return {
      /** The day in Jakarta, the month or the year: `22 November 2026`. */
      formatDate: (iso: string | null | undefined): string => formatLongDate(iso, dates),
      /** The time of day on the device: `19.40`. */
      formatClock: (time: Date): string => clock.format(time),
      /** A time in the time zone of the device: `22 November 2026 pukul 19.40`; empty if it is invalid. */
      formatTime: (iso: string): string => {
        const time = Date.parse(iso)
        return Number.isNaN(time) ? '' : times.format(time)
      },
      /** A valid time as fields show it: in Jakarta. */
      formatJakartaTime: (iso: string): string => jakartaTimes.format(Date.parse(iso)),
      formatNumber,
      formatSize: (bytes: number): string => {
        const megabytes = bytes / 1024 / 1024
        return megabytes >= 1
          ? `${formatNumber(megabytes, 1)} MB`
          : `${formatNumber(bytes / 1024)} KB`
      },
    }
  }, [locale, dates])
}
