import { isCalendarDate } from '../../../src/lib/dates'
import { fullYears, monthsOf, sumMonths } from '../../dates'
import type { Content } from '../contentSchema'

const monthNames = ['en', 'de', 'es', 'fr', 'pt', 'id', 'it', 'nl', 'pl', 'sv', 'tr', 'ru'].map(
  (language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' })
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(2000, month, 1))
      return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
    })
  },
)

const otherNames = ['jänner', '', 'mrz', '', '', '', '', '', '', '', 'nop', '']

function monthNamed(word: string): number | undefined {
  const found = [...monthNames, otherNames].find((all) => all.some((name) => name.startsWith(word)))
  return found && found.findIndex((name) => name.startsWith(word)) + 1
}

/** Words before a year that make it less exact: English, German, Spanish, and quarters. */
const vagueWords = [
  'spring|summer|autumn|fall|winter|early|mid|late|about|circa|ca\\.?|~',
  'frühling|frühjahr|sommer|herbst|anfang|mitte|ende',
  'primavera|verano|otoño|invierno',
  'q[1-4]|[1-4]\\.? quartal',
]
const vagueYear = new RegExp(`^(?:${vagueWords.join('|')})[ -]*(?:of |de )?(\\d{4})$`, 'i')

/** Words for the end of a period that has not ended. */
const presentWords = new Set(
  `present,present day,current,currently,now,today,date,ongoing,in progress,-,–,—,sekarang,saat ini,kini,
  heute,dato,aktuell,jetzt,laufend,actualidad,actual,actualmente,presente,hoy,fecha,en curso,
  aujourd'hui,présent,actuel,actuellement,ce jour,en cours,atual,atualmente,hoje,momento,oggi,attuale,
  in corso,heden,nu,i dag,nå,obecnie,nadal,halen,günümüz,devam ediyor,настоящее время,сейчас,дотепер,
  היום,الآن,वर्तमान,अब तक,nay,hiện tại,至今,现在,現在,현재,재직중`.split(/,\s*/),
)
const until =
  /^(?:(?:up )?to|until|till|bis|hasta|(?:jusqu')?à|até|fino ad?|hingga|sampai|по|حتى|đến)(?: (?:the|la|o)(?= ))? ?|^la /

function isPresent(text: string): boolean {
  const word = text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^[([]|[.)\]]$/g, '')
  return presentWords.has(word) || presentWords.has(word.replace(until, ''))
}

/** `isExact` if the text has no more than the day, month or year; `present` for no end. */
type ResumeDate = { day: string; isExact: boolean } | 'present' | undefined

/**
 * Reads a date: `2023`, `2023-07`, `May 2022`, `09/2018`, `12.03.2019`, `März 2020`, `Present`.
 * @returns undefined if the text is no date, or no year from 1900 to 2200
 */
export function parseDate(text: string): ResumeDate {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (trimmed.length > 40) return undefined
  if (isPresent(trimmed)) return 'present'
  return parseNumbers(trimmed) ?? parseWords(trimmed)
}

function parseNumbers(text: string): ResumeDate {
  // 2018年4月, 2018년 4월
  const western = text.replace(/ ?[年月년월] ?(?=\d)/g, '-').replace(/ ?[年月日년월일]$/, '')
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ]\d{2}:.*)?$/.exec(western)
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
  const word = /\p{L}{3,}/u.exec(text.toLowerCase())?.[0]
  const month = word && monthNamed(word)
  const year = /(?:^|\D)(\d{4})(?:\D|$)/.exec(text)?.[1]
  if (!word || !month || !year) return undefined
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
    if (isCalendarDate(known)) return { day: known, isExact: known === written }
  }
  return undefined
}

const inexact = (date: ResumeDate): ResumeDate =>
  typeof date === 'object' ? { ...date, isExact: false } : date

type Period = Pick<Content['experiences'][number], 'start_date' | 'end_date' | 'is_current'>

/**
 * The whole years of all periods together, without gaps; periods at the same time count once.
 * Periods that have not begun do not count.
 * @param today the end of current periods, ISO 8601
 * @returns undefined if the start or the end of a period is not known
 */
export function yearsOfExperience(periods: readonly Period[], today: string): number | undefined {
  const now = monthsOf(today, false)
  const begun = periods.filter(
    ({ start_date }) => !start_date || monthsOf(start_date, false) <= now,
  )
  const spans = begun.flatMap(({ start_date, end_date, is_current }) => {
    if (!start_date || (!end_date && !is_current)) return []
    const end = is_current || !end_date ? now : Math.min(monthsOf(end_date, true), now)
    return [{ start: monthsOf(start_date, false), end }]
  })
  const isKnown = spans.length > 0 && spans.length === begun.length
  return isKnown ? fullYears(sumMonths(spans)) : undefined
}
