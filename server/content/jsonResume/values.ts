import { commandTexts } from '../../language/catalogues'
import { safeLink } from '../../../src/lib/urls/links'
import type { Message } from '../../language/texts'
import { parseDate } from './dates'
import { plainText } from './plainText'
import type { Parse } from './ResumeObject'
import { kindOf, type Kind, type Part } from './sections'

const plain =
  (maximum: number, isOneLine = false): Parse<string> =>
  (text) => {
    const texts = commandTexts().notes
    const lines = plainText(text)
    const full = isOneLine ? lines.replace(/\s*\n\s*/g, ' ') : lines
    const isSame = full.replace(/\s+/g, ' ') === text.replace(/\s+/g, ' ')
    const formatted = isSame ? undefined : texts.plainText
    const changed = full.length > maximum ? texts.cut(maximum) : formatted
    return { value: full.slice(0, maximum).trim() || undefined, changed }
  }

export const line = plain(200, true)
const paragraphs = plain(20_000)

/** The words of a reference, unless they only offer some. */
export const quote: Parse<string> = (text) =>
  /\b(up)?on request\b|auf anfrage/i.test(text) ? {} : paragraphs(text)

export function becomes<T extends string | number>(text: string, value: T | undefined) {
  const isSame = String(value ?? text) === text
  return { value, changed: isSame ? undefined : commandTexts().notes.became(String(value)) }
}

const checked =
  <T extends string | number>(
    convert: (text: string) => T | undefined,
    problem: Message,
  ): Parse<T> =>
  (text) => {
    const value = convert(text)
    return value === undefined ? { leftOut: problem(commandTexts()) } : becomes(text, value)
  }

const ifMatches = (text: string, form: RegExp) =>
  form.test(text) && text.length <= 200 ? text : undefined

export const email = checked(
  (text) => ifMatches(text.replace(/^mailto:/i, ''), /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/),
  ({ notes }) => notes.noEmail,
)
export const phone = checked(
  (text) => ifMatches(text.replace(/^tel:/i, ''), /^(\D*\d){5}/),
  ({ notes }) => notes.noPhone,
)
export const years = checked(
  (text) => {
    const number = Number.parseFloat(text.replace(',', '.'))
    return number >= 0 && number <= 80 ? number : undefined
  },
  ({ notes }) => notes.noYears,
)

export const day: Parse<string> = (text) => {
  const texts = commandTexts().notes
  const date = parseDate(text)
  if (!date || date === 'present') return { leftOut: texts.unreadableDate }
  const { day, isExact } = date
  return { value: day, changed: isExact ? undefined : texts.certainDate(day) }
}

const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/iu

/** Adds `https://` to an address without a protocol; undefined if the text is no web address. */
export function webAddress(text: string): string | undefined {
  // `mailto:dewi@example.com` and `dewi@example.com` would be addresses with a user.
  if (/\s|^(?:\/\/)?[^/]*@/.test(text)) return undefined
  const isAbsolute = /^https?:\/\//i.test(text)
  const address = isAbsolute ? text : `https://${text.replace(/^\/\//, '')}`
  if (!URL.canParse(address) || address.length > 2000) return undefined
  return isAbsolute || host.test(new URL(address).hostname) ? address : undefined
}

export const link = checked(webAddress, ({ notes }) => notes.noWebAddress)

export const picture = checked(
  (text) => {
    if (/^\/(?!\/)/.test(text)) return safeLink(text)
    // `me.jpg` has the form of a host, but is a file.
    const isFile = !text.includes('/') && /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(text)
    return isFile ? undefined : webAddress(text)
  },
  ({ notes }) => notes.noPicture,
)

export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

export const isOfHost = (address: string, ...hosts: string[]) =>
  hosts.some((host) => `.${hostOf(address)}`.endsWith(`.${host}`))

/** JSON Resume allows absolute URLs only. */
export const absoluteUrl = (link: string | null | undefined) =>
  link && /^https?:\/\//.test(link) ? link : undefined

export const linkField = kindOf(link, absoluteUrl)
export const pictureField = kindOf(picture, absoluteUrl)
export const dayField = kindOf(day, (date) => date.slice(0, 10))

export const text: Kind<string> = {
  read: (object, ...names) => {
    const parts = names.map((name) => object.read(paragraphs, name)).filter(Boolean)
    return [...new Set(parts)].join('\n\n').slice(0, 20_000) || undefined
  },
}

function listOf(separator: string, parse: Parse<string>): Kind<string[]> {
  return {
    read: (object, ...names) => {
      const found = object.texts((text) => text.split(separator), ...names)
      const items = found.flatMap((item) => object.take(item, parse) ?? [])
      return items.length > 0 ? items : undefined
    },
  }
}

export const bullets = listOf('\n', (text) =>
  plain(2000)(text.replace(/^(?:[•·]\s*|[*+–-]\s+)/, '')),
)
export const list = listOf(',', line)

export const joinedList: Kind<string> = {
  read: (object, ...names) => {
    const items = new Set(list.read(object, ...names))
    return [...items].join(', ').slice(0, 200).trim() || undefined
  },
  write: (value) => value.split(', '),
}

export const flag: Kind<boolean> = {
  read: (object, ...names) => object.isTrue(...names) || undefined,
  write: (value) => value || undefined,
}

/** A grade: the number from 0 to 100 without its scale, and the text unless it is that of the number. */
export const grade: Part<{ gpa?: number | null; score?: string | null }> = {
  read: (school) => {
    const score = school.read(line, 'score', 'gpa', 'grade')
    const [, number] = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*\d+(?:[.,]\d+)?)?$/.exec(score ?? '') ?? []
    const value = Number(number?.replace(',', '.'))
    const gpa = value <= 100 ? value : undefined
    return { gpa, score: score === String(gpa) ? undefined : score }
  },
  write: ({ gpa, score }) => ({ score: score || gpa?.toString() }),
}

const codeHosts = ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'sr.ht']
const videoHosts = ['youtube.com', 'youtu.be', 'vimeo.com']

export const projectLinks: Part<
  Partial<Record<'link_code' | 'link_demo' | 'link_youtube', string | null>>
> = {
  read: (project) => {
    const names = ['repository', 'repo', 'github', 'githubUrl', 'repositoryUrl', 'source']
    const link_code = project.read(link, ...names)
    const link_youtube = project.read(link, 'video', 'youtube')
    const url = project.read(link, 'url', 'website', 'link', 'demo')
    const links = { link_code, link_youtube }
    if (url && !link_code && isOfHost(url, ...codeHosts)) return { ...links, link_code: url }
    if (url && !link_youtube && isOfHost(url, ...videoHosts)) return { ...links, link_youtube: url }
    return { ...links, link_demo: url }
  },
  write: ({ link_code, link_demo, link_youtube }) => {
    const [demo, code] = [absoluteUrl(link_demo), absoluteUrl(link_code)]
    const video = absoluteUrl(link_youtube)
    const url = demo ?? code ?? video
    return { url, repository: demo && code, video: url === video ? undefined : video }
  },
}
