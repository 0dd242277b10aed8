import Format from 'typebox/format'
import { safeLink } from '../../src/lib/safeLink'

interface TextFormat {
  matches: (text: string) => boolean
  /** Completes "link_demo …" in an error message. */
  message: string
}

const dayMessage = 'must be a date that exists, such as 2024-02, 2024-02-29 or 2024-02-29T08:00:00Z'

/** The string formats that the contract's and the content file's schemas name. */
export const formats: Record<string, TextFormat> = {
  day: { matches: isDay, message: dayMessage },
  /** A résumé writes dates in many ways; only what looks like ISO 8601 is checked. */
  'resume-day': {
    matches: (text) => !/^\d{4}-\d/.test(text) || isDay(text),
    message: dayMessage,
  },
  /** What the site renders as a link; an empty text renders none. */
  link: {
    matches: (text) => text.trim() === '' || safeLink(text) !== undefined,
    message:
      'must be an http(s), mailto or tel address, or a path of this site such as /pictures/a.webp',
  },
}

/** Makes the formats known to the validator of content files. */
export function registerFormats(): void {
  for (const [name, { matches }] of Object.entries(formats)) Format.Set(name, matches)
}

const parts =
  /^(\d{4})-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-](\d{2}):(\d{2})))?)?$/

/** Whether a text is a month, a day, or a moment with its time zone, of the real calendar. */
function isDay(text: string): boolean {
  const found = parts.exec(text)
  if (!found) return false
  const [year = 0, month = 0, day = 1, hour = 0, minute = 0, second = 0, ...zone] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const [zoneHour = 0, zoneMinute = 0] = zone
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && hour < 24 && minute < 60 && second < 60 && zoneHour < 24 && zoneMinute < 60
}
