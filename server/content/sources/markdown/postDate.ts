import { isDay } from '../../../../src/lib/dates'
import { parseDate } from '../../jsonResume/dates'

/** The date of a post, `isExact` if nothing of it is uncertain. */
export interface PostDate {
  date: string
  isExact: boolean
}

const timestamp =
  /^(\d{4}-\d{2}-\d{2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2}))?$/i

/** `Wed, 01 May 2024 10:00:00 GMT` without the day of the week and the time. */
const words =
  /^(?:[a-z]{3,9},?\s+)??([a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\.?\s+\p{L}{3,9}\.?,?\s+\d{4})(?:[T ,]+\d{1,2}:\d{2}.*)?$/iu

/**
 * Reads the date of a post: `2024-05-01`, `2024-05-01 10:00:00 +0700`, `Jul 08 2022`. A time
 * without its zone is omitted.
 * @returns undefined if the text is no date
 */
export function readPostDate(text: string): PostDate | undefined {
  const trimmed = text.trim()
  const [, day = '', hour = '', minute, second = '00', utc, zoneHour, zoneMinute] =
    timestamp.exec(trimmed) ?? []
  if (isDay(day)) {
    const zone = utc ? 'Z' : zoneHour && `${zoneHour}:${zoneMinute}`
    const date = `${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`
    return { date: zone && isDay(date) ? date : day, isExact: true }
  }
  const found = parseDate(words.exec(trimmed)?.[1] ?? trimmed)
  return typeof found === 'object' ? { date: found.day, isExact: found.isExact } : undefined
}
