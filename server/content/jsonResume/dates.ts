import { isDay } from '../../../src/lib/dates'
import { monthOf, present, vagueYear } from './words'

/** Characters of the longest date. */
const maxLength = 40

/**
 * A date of a résumé: `2023`, `2023-07` or `2023-07-12`, `isExact` if the text has no more than
 * that; `present` if the period has not ended.
 */
export type ResumeDate = { day: string; isExact: boolean } | 'present' | undefined

/**
 * Reads a date: `2023`, `2023-07`, `May 2022`, `09/2018`, `12.03.2019`, `März 2020`, `Present`.
 * @returns undefined if the text is no date, or no year from 1900 to 2200
 */
export function parseDate(text: string): ResumeDate {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (trimmed.length > maxLength) return undefined
  if (present.test(trimmed)) return 'present'
  return parseNumbers(trimmed) ?? parseWords(trimmed)
}

function parseNumbers(text: string): ResumeDate {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ]\d{2}:.*)?$/.exec(text)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const short = /^(\d{1,2})[-/. ]+(\d{4})$/.exec(text)
  if (short) return dateOf(short[2], short[1])
  const [, first, separator, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (!year) return undefined
  // With points the day is first; with slashes that depends on the country.
  if (separator === '.' || Number(first) > 12) return dateOf(year, second, first)
  if (Number(second) > 12 || first === second) return dateOf(year, first, second)
  return inexact(dateOf(year))
}

function parseWords(text: string): ResumeDate {
  const [, vague] = vagueYear.exec(text) ?? []
  if (vague) return inexact(dateOf(vague))
  const word = /[a-zäöüéûçñ]{3,}/i.exec(text)?.[0].toLowerCase() ?? ''
  const month = monthOf(word)
  const year = /(?:^|\D)(\d{4})(?:\D|$)/.exec(text)?.[1]
  if (month === undefined || !year) return undefined
  const rest = text.toLowerCase().replace(word, '').replace(year, '')
  const day = /\d{1,2}/.exec(rest)?.[0]
  const isDate = /^[\s.,'’-]*(?:\d{1,2}(?:st|nd|rd|th|\.|º)?)?(?:[\s.,'’-]|\bde\b|\bdel\b|\bof\b)*$/
  return isDate.test(rest) ? dateOf(year, String(month), day) : undefined
}

/** The date as far as it exists in the calendar: 2023-02-30 becomes 2023-02. */
function dateOf(year = '', month?: string, day?: string): ResumeDate {
  if (Number(year) < 1900 || Number(year) > 2200) return undefined
  const written = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-')
  for (const length of [10, 7, 4].filter((length) => length <= written.length)) {
    const known = written.slice(0, length)
    if (isDay(known)) return { day: known, isExact: known === written }
  }
  return undefined
}

function inexact(date: ResumeDate): ResumeDate {
  return typeof date === 'object' ? { ...date, isExact: false } : date
}
