import { safeLink } from '../../../src/lib/links'
import { parseDate } from './dates'
import { plainText } from './plainText'
import type { NoteLists } from './ResumeNotes'

/** Converts a text of a résumé; what becomes of it is noted in one of the lists. */
export type Parse<T> = (text: string) => { value?: T } & { [List in keyof NoteLists]?: string }

/** Plain text of at most so many characters. */
const plain =
  (maximum: number, isOneLine = false): Parse<string> =>
  (text) => {
    const lines = plainText(text)
    const full = isOneLine ? lines.replace(/\s*\n\s*/g, ' ') : lines
    const isSame = full.replace(/\s+/g, ' ') === text.replace(/\s+/g, ' ')
    const formatted = isSame ? undefined : 'became plain text'
    const changed = full.length > maximum ? `was cut to ${maximum} characters` : formatted
    return { value: full.slice(0, maximum).trim() || undefined, changed }
  }

export const line = plain(200, true)
export const bullet: Parse<string> = (text) => plain(2000)(text.replace(/^[•·–-]\s*/, ''))
export const paragraphs = plain(20_000)

/** A name in a list that is stored comma-separated. */
export const withoutCommas: Parse<string> = (text) => {
  const { value = '', changed } = line(text)
  const name = value.replace(/\s*,\s*/g, ' – ').slice(0, 200)
  return { value: name || undefined, changed: name === value ? changed : `became ${name}` }
}

/** The words of a reference, unless they only offer some. */
export const quote: Parse<string> = (text) =>
  /\b(up)?on request\b|auf anfrage/i.test(text) ? {} : paragraphs(text)

/** What is noted where a text is `value`, or has to be something else. */
export function becomes<T extends string | number>(text: string, value: T | undefined) {
  return { value, changed: String(value ?? text) === text ? undefined : `became ${value}` }
}

const checked =
  <T extends string | number>(
    convert: (text: string) => T | undefined,
    problem: string,
  ): Parse<T> =>
  (text) => {
    const value = convert(text)
    return value === undefined ? { leftOut: problem } : becomes(text, value)
  }

/** The text if it has the form, and at most 200 characters. */
const ifMatches = (text: string, form: RegExp) =>
  form.test(text) && text.length <= 200 ? text : undefined

export const email = checked(
  (text) => ifMatches(text.replace(/^mailto:/i, ''), /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/),
  'is no e-mail address',
)
export const phone = checked(
  (text) => ifMatches(text.replace(/^tel:/i, ''), /^(\D*\d){5}/),
  'is no telephone number',
)
export const years = checked((text) => {
  const number = Number.parseFloat(text.replace(',', '.'))
  return number >= 0 && number <= 80 ? number : undefined
}, 'is no number of years')

/** A date, as far as it is certain. */
export const day: Parse<string> = (text) => {
  const date = parseDate(text)
  if (date === 'present') return { leftOut: 'is no date' }
  if (!date) return { leftOut: 'cannot be read as a date' }
  const { day, isExact } = date
  return { value: day, changed: isExact ? undefined : `became ${day}, the part that is certain` }
}

const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/iu

/** Adds `https://` to an address without a protocol; undefined if the text is no web address. */
export function webAddress(text: string): string | undefined {
  if (/\s/.test(text)) return undefined
  const isAbsolute = /^https?:\/\//i.test(text)
  const address = isAbsolute ? text : `https://${text.replace(/^\/\//, '')}`
  if (!URL.canParse(address) || address.length > 2000) return undefined
  return isAbsolute || host.test(new URL(address).hostname) ? address : undefined
}

export const link = checked(webAddress, 'is no web address')

/** A web address, or a path such as `/pictures/me.jpg`. */
export const picture = checked((text) => {
  if (/^\/(?!\/)/.test(text)) return safeLink(text)
  // `me.jpg` has the form of a host, but is a file.
  const isFile = !text.includes('/') && /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(text)
  return isFile ? undefined : webAddress(text)
}, 'is no address of a picture: put the file into public/pictures and write /pictures/…')

/** The host of a web address without `www.`. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

/** Whether a web address is one of a host, or of a part of it such as `gist.github.com`. */
export function isOfHost(address: string, ...hosts: string[]): boolean {
  return hosts.some((host) => `.${hostOf(address)}`.endsWith(`.${host}`))
}

/** JSON Resume allows absolute URLs only. */
export function absoluteUrl(link: string | null | undefined): string | undefined {
  return link && /^https?:\/\//.test(link) ? link : undefined
}
