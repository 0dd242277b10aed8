/** The names of months, by their first letters in English, German, Spanish, French, Indonesian. */
const months = [
  /^(jan|jän|ene)/,
  /^(feb|fév|fev)/,
  /^(mar|mär|mrz|maer)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mei)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|ago|agu|aoû|aou)/,
  /^(sep|set)/,
  /^(oct|okt|out)/,
  /^(nov|nop)/,
  /^(dec|dez|dic|déc|des)/,
]

const present =
  /^(?:(?:to |until |till |bis |a |la |à |hasta )?(?:the )?(?:present|current|currently|now|today|ongoing|heute|aktuell|jetzt|laufend|dato|actualidad|actualmente|actual|presente|hoy|aujourd['’]hui|présent|actuel|en cours|sekarang|saat ini|kini)|-|–)$/i

const seasonOrQuarter =
  /^(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|primavera|verano|otoño|invierno|q[1-4]|[1-4]\.? quartal|early|mid|late|anfang|mitte|ende|circa|ca\.?|about|~)[ -]*(?:of |de )?(\d{4})$/i

/** Characters of the longest date. */
const maxLength = 40

/** A date of a résumé. */
export type ResumeDate =
  /** The period has not ended. */
  | { kind: 'present' }
  /** `day` is `2023`, `2023-07` or `2023-07-12`; `isExact` is false if the text says more. */
  | { kind: 'day'; day: string; isExact: boolean }
  /** The text is no date, or no year from 1900 to 2200. */
  | { kind: 'unreadable' }

/** Reads a date: `2023`, `2023-07`, `May 2022`, `09/2018`, `12.03.2019`, `März 2020`, `Present`. */
export function parseDate(text: string): ResumeDate {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (trimmed.length > maxLength) return { kind: 'unreadable' }
  if (present.test(trimmed)) return { kind: 'present' }
  return parseNumbers(trimmed) ?? parseWords(trimmed) ?? { kind: 'unreadable' }
}

function parseNumbers(text: string): ResumeDate | undefined {
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

function parseWords(text: string): ResumeDate | undefined {
  const [, vague] = seasonOrQuarter.exec(text) ?? []
  if (vague) return inexact(dateOf(vague))
  const word = /[a-zäöüéûçñ]{3,}/i.exec(text)?.[0].toLowerCase() ?? ''
  const month = months.findIndex((name) => name.test(word)) + 1
  const year = /(?:^|\D)(\d{4})(?:\D|$)/.exec(text)?.[1]
  if (month === 0 || !year) return undefined
  const rest = text.toLowerCase().replace(word, '').replace(year, '')
  const day = /\d{1,2}/.exec(rest)?.[0]
  const isDate = /^[\s.,'’-]*(?:\d{1,2}(?:st|nd|rd|th|\.|º)?)?(?:[\s.,'’-]|\bde\b|\bdel\b|\bof\b)*$/
  return isDate.test(rest) ? dateOf(year, String(month), day) : undefined
}

/** The date as far as it exists in the calendar: 2023-02-30 becomes 2023-02. */
function dateOf(year = '', month?: string, day?: string): ResumeDate {
  if (Number(year) < 1900 || Number(year) > 2200) return { kind: 'unreadable' }
  if (month === undefined) return { kind: 'day', day: year, isExact: true }
  const monthNumber = Number(month)
  if (monthNumber < 1 || monthNumber > 12) return { kind: 'day', day: year, isExact: false }
  const withMonth = `${year}-${month.padStart(2, '0')}`
  if (day === undefined) return { kind: 'day', day: withMonth, isExact: true }
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate()
  const exists = Number(day) >= 1 && Number(day) <= lastDay
  const full = exists ? `${withMonth}-${day.padStart(2, '0')}` : withMonth
  return { kind: 'day', day: full, isExact: exists }
}

function inexact(date: ResumeDate): ResumeDate {
  return date.kind === 'day' ? { ...date, isExact: false } : date
}
