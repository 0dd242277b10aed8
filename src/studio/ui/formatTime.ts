const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' })

/** A time in the time zone of the device: `22 November 2026 pukul 19.40`; empty if it is invalid. */
export function formatTime(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : format.format(time)
}
