const datePattern =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-](\d{2}):(\d{2})))?)?)?$/

/** Whether a text is a year, a month, a day, or a time with its zone, that exists in the calendar. */
export function isDay(text: string): boolean {
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
