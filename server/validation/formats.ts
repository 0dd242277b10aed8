import Format from 'typebox/format'
import { languageTagPattern } from '../../src/contract/posts'
import { emailPattern } from '../../src/contract/profile'
import { slugPattern } from '../../src/contract/schema/values'
import { isCalendarDate } from '../../src/lib/dates'
import { isFormerPath } from '../../src/lib/urls/formerPaths'
import { safeLink } from '../../src/lib/urls/links'

interface TextFormat {
  matches: (text: string) => boolean
  /** Completes "link_demo …" in an error message. */
  message: string
}

/** What a text of a format must be; each completes "link_demo …". */
export const formatMessages = {
  calendarDate:
    'must be a date that exists, such as 2024, 2024-02, 2024-02-29 or 2024-02-29T08:00:00Z',
  link: 'must be an http(s), mailto or tel address, or a path of this site such as /pictures/a.webp',
  formerPath: 'must be the path of a page, such as /2024/05/title/',
  slug: 'must be lower-case letters from a to z and digits, with hyphens between words, such as my-first-post',
  language: 'must be the code of a language, such as id, en or pt-BR',
  email: 'must be an e-mail address, such as name@example.com',
}

/** The names of the formats that patterns of the contract stand for. */
export const formatOfPattern: Partial<Record<string, keyof typeof formatMessages>> = {
  [slugPattern]: 'slug',
  [languageTagPattern]: 'language',
  [emailPattern]: 'email',
}

export const formats: Record<string, TextFormat> = {
  calendarDate: { matches: isCalendarDate, message: formatMessages.calendarDate },
  /** An address that the site renders as a link, or an empty text. */
  link: {
    matches: (text) => text.trim() === '' || safeLink(text) !== undefined,
    message: formatMessages.link,
  },
  formerPath: { matches: isFormerPath, message: formatMessages.formerPath },
}

/** Registers the formats with TypeBox, which validates content files. */
export function registerFormats(): void {
  for (const [name, { matches }] of Object.entries(formats)) Format.Set(name, matches)
}
