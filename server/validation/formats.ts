import Format from 'typebox/format'
import { safeLink } from '../../src/lib/safeLink'

interface TextFormat {
  matches: (text: string) => boolean
  /** Completes "link_demo …" in an error message. */
  message: string
}

const dayMessage =
  'must be a date that exists, such as 2024, 2024-02, 2024-02-29 or 2024-02-29T08:00:00Z'

/** The string formats of the API's and the content file's schemas. */
export const formats: Record<string, TextFormat> = {
  day: { matches: isDay, message: dayMessage },
  /** JSON Resume allows many forms of dates; only those that look like ISO 8601 are checked. */
  'resume-day': {
    matches: (text) => !/^\d{4}-\d/.test(text) || isDay(text),
    message: dayMessage,
  },
  /** An address that the site renders as a link, or an empty text. */
  link: {
    matches: (text) => text.trim() === '' || safeLink(text) !== undefined,
    message:
      'must be an http(s), mailto or tel address, or a path of this site such as /pictures/a.webp',
  },
}

/** Registers the formats with TypeBox, which validates content files. */
export function registerFormats(): void {
  for (const [name, { matches }] of Object.entries(formats)) Format.Set(name, matches)
}

const datePattern =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-](\d{2}):(\d{2})))?)?)?$/

/** Whether a text is a year, a month, a day, or a time with its zone, that exists in the calendar. */
function isDay(text: string): boolean {
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
