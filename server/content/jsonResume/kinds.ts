import * as parsers from './parsers'
import { absoluteUrl, isOfHost, line, paragraphs, type Parse } from './parsers'
import type { ResumeObject } from './ResumeObject'
import { kindOf, type Kind, type Part } from './sections'

export const link = kindOf(parsers.link, absoluteUrl)
export const picture = kindOf(parsers.picture, absoluteUrl)
export const day = kindOf(parsers.day, (date) => date.slice(0, 10))

/** The texts of all the fields. */
export const text: Kind<string> = {
  read: (object, ...names) => {
    const parts = names.map((name) => object.read(paragraphs, name)).filter(Boolean)
    return [...new Set(parts)].join('\n\n').slice(0, 20_000) || undefined
  },
}

/** The lists of all the fields, or one text with a separator. */
function listOf(separator: string, parse: Parse<string>): Kind<string[]> {
  return {
    read: (object, ...names) => {
      const found = object.texts(separator, ...names)
      const items = found.flatMap((item) => object.take(item, parse) ?? [])
      return items.length > 0 ? items : undefined
    },
  }
}

export const bullets = listOf('\n', parsers.bullet)
export const list = listOf(',', line)

/** A list that is one text of the content. */
export const joinedList: Kind<string> = {
  read: (object, ...names) => {
    const items = new Set(list.read(object, ...names))
    return [...items].join(', ').slice(0, 200).trim() || undefined
  },
  write: (value) => [value],
}

export const flag: Kind<boolean> = {
  read: (object, ...names) => object.isTrue(...names) || undefined,
  write: (value) => value || undefined,
}

function readPlace(object: ResumeObject, field: string): string | undefined {
  const place = object.object(field)
  const parts = [
    place.read(line, 'city'),
    place.read(line, 'region'),
    place.read(line, 'country', 'countryCode'),
  ]
  const whole = [...new Set(parts)].filter(Boolean).join(', ')
  return object.read(line, field) ?? (whole.slice(0, 200) || undefined)
}

/** City, region and country as they are written; an address is not for everyone. */
export const place: Kind<string> = { read: readPlace }

/** A place of `basics`, which is split at the first comma: `Bekasi, Indonesia`. */
export const ownPlace: Kind<string> = {
  read: readPlace,
  write: (location) => {
    const [city, ...region] = location.split(', ')
    return { city, region: region.join(', ') || undefined }
  },
}

/** A number from 0 to 100, without its scale. */
const gradeNumber: Parse<number> = (text) => {
  const [, number, scale] = /^(\d+(?:[.,]\d+)?)(\s*\/\s*\d+(?:[.,]\d+)?)?$/.exec(text) ?? []
  const value = Number(number?.replace(',', '.'))
  if (!(value <= 100)) return { changed: 'became part of the description' }
  return { value, changed: scale && `became ${value}, without its scale` }
}

/** The description of an education, with a grade in words. */
export const grade: Part<{ gpa?: number | null; description?: string | null }> = {
  read: (school) => {
    const names = ['score', 'gpa', 'grade']
    const gpa = school.read(gradeNumber, ...names)
    const words = gpa === undefined && line(school.find(...names)?.text ?? '').value
    const lines = [text.read(school, 'summary', 'description'), words].filter(Boolean)
    return { gpa, description: lines.join('\n').slice(0, 20_000) }
  },
  write: ({ gpa, description }) => ({ score: gpa?.toString(), summary: description }),
}

const codeHosts = ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'sr.ht']
const videoHosts = ['youtube.com', 'youtu.be', 'vimeo.com']

/** The addresses of a project; that of a code host is its source code. */
export const projectLinks: Part<
  Partial<Record<'link_code' | 'link_demo' | 'link_youtube', string | null>>
> = {
  read: (project) => {
    const names = ['repository', 'repo', 'github', 'githubUrl', 'source']
    const link_code = project.read(parsers.link, ...names)
    const link_youtube = project.read(parsers.link, 'video', 'youtube')
    const url = project.read(parsers.link, 'url', 'website', 'link', 'demo')
    if (url && !link_code && isOfHost(url, ...codeHosts)) return { link_code: url, link_youtube }
    if (url && !link_youtube && isOfHost(url, ...videoHosts))
      return { link_code, link_youtube: url }
    return { link_code, link_demo: url, link_youtube }
  },
  write: ({ link_code, link_demo, link_youtube }) => {
    const [demo, code] = [absoluteUrl(link_demo), absoluteUrl(link_code)]
    return { url: demo ?? code, repository: demo && code, video: absoluteUrl(link_youtube) }
  },
}
