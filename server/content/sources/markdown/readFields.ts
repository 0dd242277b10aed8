import { isCalendarDate } from '../../../../src/lib/dates'
import { localDay } from '../../../dates'
import { isEntry, isText } from '../../entry'
import { parseDate } from '../../jsonResume/dates'
import type { Path } from '../../yamlSource'
import type { PostName } from './findPosts'
import type { PostFields } from './frontMatter'

const dateNames = `date pubDate publishDate published_at publishedAt datePublished pubDatetime
  publishedDate published_date published created created_at`.split(/\s+/)
const coverNames = `cover image heroImage hero_image coverImage cover_image banner thumbnail
  featured_image featuredImage feature_image ogImage header images`.split(/\s+/)
const coverAltNames = ['cover_alt', 'coverAlt', 'heroAlt', 'imageAlt', 'image_alt']

const [maxTags, maxName, maxExcerpt] = [20, 200, 20_000]

export function readFields(fields: PostFields, name: PostName, path: string) {
  const tags = readTags(fields)
  const { date, isDraft } = readDate(fields, name)
  const excerpt = fields.limitedText(maxExcerpt, 'excerpt', 'description', 'summary')
  const has = (value: boolean, field: string) =>
    fields.findValue([field], (found) => typeof found === 'boolean')?.value === value
  // All are read, so that none counts as without a place.
  const draft = [
    fields.find('status')?.text.toLowerCase() === 'draft',
    ...['draft', 'isDraft'].map((field) => has(true, field)),
    ...['published', 'publish'].map((field) => has(false, field)),
    isDraft,
    /(?:^|\/)_drafts\//.test(path),
  ].some(Boolean)
  const isFeatured = fields.findValue(['featured', 'pinned', 'pin'], (value) => value === true)
  return {
    ...(excerpt !== undefined && { excerpt }),
    publishedAt: date,
    ...(tags.length > 0 && { tags }),
    ...(isFeatured && { featured: true }),
    ...(draft && { draft: true }),
    ...readLanguage(fields, name),
    ...readCover(fields),
  }
}

function readDate(fields: PostFields, name: PostName): { date: string; isDraft?: boolean } {
  const found = fields.find(...dateNames)
  if (!found && name.date !== undefined) return { date: name.date }
  const read = found && readPostDate(found.text)
  if (!read) {
    if (found) fields.note('leftOut', found.path, ({ unreadableDate }) => unreadableDate)
    else fields.note('changed', ['date'], ({ noDate }) => noDate)
    return { date: name.date ?? localDay(new Date()), isDraft: true }
  }
  if (!read.isExact) {
    fields.note('changed', found.path, (_texts, notes) => notes.certainDate(read.date))
  }
  return { date: read.date }
}

const timestamp =
  /^(\d{4}-\d{2}-\d{2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2}))?$/i

/** `Wed, 01 May 2024 10:00:00 GMT` without the day of the week and the time. */
const words =
  /^(?:[a-z]{3,9},?\s+)??([a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\.?\s+\p{L}{3,9}\.?,?\s+\d{4})(?:[T ,]+\d{1,2}:\d{2}.*)?$/iu

/**
 * Reads `2024-05-01`, `2024-05-01 10:00:00 +0700`, `Jul 08 2022`; no time without its zone.
 * @returns `isExact` if nothing of it is uncertain; undefined if the text is no date
 */
export function readPostDate(text: string): { date: string; isExact: boolean } | undefined {
  const trimmed = text.trim()
  const [, day = '', hour = '', minute, second = '00', utc, zoneHour, zoneMinute] =
    timestamp.exec(trimmed) ?? []
  if (isCalendarDate(day)) {
    const zone = utc ? 'Z' : zoneHour && `${zoneHour}:${zoneMinute}`
    const date = `${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`
    return { date: zone && isCalendarDate(date) ? date : day, isExact: true }
  }
  const found = parseDate(words.exec(trimmed)?.[1] ?? trimmed)
  return typeof found === 'object' ? { date: found.day, isExact: found.isExact } : undefined
}

function readTags(fields: PostFields): string[] {
  const found = [
    ...fields.texts(
      (text) => text.split(text.includes(',') ? ',' : /\s+/),
      ...['tags', 'categories', 'keywords'],
    ),
    ...fields.texts((text) => text.split(','), 'tag', 'category'),
  ]
  const tags = new Map<string, string>()
  for (const { text } of found) {
    const tag = text.replace(/^#/, '').slice(0, maxName)
    const key = tag.toLowerCase()
    // `posts` is the name of Eleventy's collection.
    if (tag !== '' && !/^posts?$/.test(key) && !tags.has(key)) tags.set(key, tag)
  }
  if (tags.size > maxTags) fields.note('changed', ['tags'], (texts) => texts.manyTags(maxTags))
  return [...tags.values()].slice(0, maxTags)
}

function readLanguage(fields: PostFields, name: PostName): { language?: string } {
  const found = fields.find('lang', 'language', 'locale')
  const code = found?.text.replace('_', '-') ?? name.language
  if (code === undefined) return {}
  if (/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code)) return { language: code }
  if (found) fields.note('leftOut', found.path, ({ noLanguage }) => noLanguage)
  return {}
}

/** A cover is an address, a list of them, or an object with the address and what it shows. */
function readCover(fields: PostFields) {
  const found = fields.findValue(coverNames, (value) => addressIn(value) !== undefined)
  if (!found) return {}
  const { address = '', path = [] } = addressIn(found.value) ?? {}
  const { alt: inside, caption } = isEntry(found.value) ? found.value : {}
  if (isText(caption)) {
    fields.note('leftOut', [...found.path, 'caption'], (_texts, { noPlace }) => noPlace)
  }
  const alt = isText(inside) ? String(inside) : fields.find(...coverAltNames)?.text
  return {
    cover: { path: [...found.path, ...path], address, ...(alt && { alt: alt.slice(0, maxName) }) },
  }
}

function addressIn(value: unknown): { address: string; path: Path } | undefined {
  if (Array.isArray(value)) {
    const first = addressIn(value[0])
    return first && { ...first, path: [0] }
  }
  if (typeof value === 'string' && value.trim()) return { address: value.trim(), path: [] }
  if (!isEntry(value)) return undefined
  const names = ['image', 'src', 'url', 'path', 'teaser', 'overlay_image']
  const name = names.find((name) => typeof value[name] === 'string' && isText(value[name]))
  return name === undefined ? undefined : { address: String(value[name]).trim(), path: [name] }
}
