import { localDay } from '../../../dates'
import { isEntry, isText } from '../../entry'
import type { PostFields } from './PostFields'
import { readPostDate } from './postDate'
import type { PostName } from './findPosts'
import type { Path } from '../../yamlSource'

/** The fields of a post but its title, slug and text. */
export interface ReadFields {
  excerpt?: string
  publishedAt: string
  tags?: string[]
  featured?: boolean
  draft?: boolean
  language?: string
  cover?: { path: Path; address: string; alt?: string }
}

const dateNames = `date pubDate publishDate published_at publishedAt datePublished pubDatetime
  publishedDate published_date published created created_at`.split(/\s+/)
const coverNames = `cover image heroImage hero_image coverImage cover_image banner thumbnail
  featured_image featuredImage feature_image ogImage header images`.split(/\s+/)
const coverAltNames = ['cover_alt', 'coverAlt', 'heroAlt', 'imageAlt', 'image_alt']

/** Limits of the contract. */
const maxTags = 20
const maxName = 200
const maxExcerpt = 20_000

/** Reads the fields of a post under the names that generators have for them. */
export function readFields(fields: PostFields, name: PostName, path: string): ReadFields {
  const tags = readTags(fields)
  const { date, isDraft } = readDate(fields, name)
  const excerpt = fields.limitedText(maxExcerpt, 'excerpt', 'description', 'summary')
  // Both are read, so that none counts as without a place.
  const draft = [isWrittenAsDraft(fields), isDraft, /(?:^|\/)_drafts\//.test(path)].some(Boolean)
  const featured = fields.find(['featured', 'pinned', 'pin'], (value) => value === true)
  return {
    ...(excerpt !== undefined && { excerpt }),
    publishedAt: date,
    ...(tags.length > 0 && { tags }),
    ...(featured && { featured: true }),
    ...(draft && { draft: true }),
    ...readLanguage(fields, name),
    ...readCover(fields),
  }
}

function readDate(fields: PostFields, name: PostName): { date: string; isDraft?: boolean } {
  const found = fields.text(...dateNames)
  if (!found && name.date !== undefined) return { date: name.date }
  const today = localDay(new Date())
  if (!found) {
    fields.note('changed', ['date'], ({ noDate }) => noDate)
    return { date: today, isDraft: true }
  }
  const read = readPostDate(found.text)
  if (!read) {
    fields.note('leftOut', found.path, ({ unreadableDate }) => unreadableDate)
    return { date: name.date ?? today, isDraft: true }
  }
  if (!read.isExact) {
    fields.note('changed', found.path, (_texts, notes) => notes.certainDate(read.date))
  }
  return { date: read.date }
}

function isWrittenAsDraft(fields: PostFields): boolean {
  const has = (value: boolean, ...names: string[]) =>
    names.filter(
      (name) => fields.find([name], (found) => typeof found === 'boolean')?.value === value,
    )
  const written = [...has(true, 'draft', 'isDraft'), ...has(false, 'published', 'publish')]
  return fields.text('status')?.text.toLowerCase() === 'draft' || written.length > 0
}

function readTags(fields: PostFields): string[] {
  const byComma = (text: string) => text.split(',')
  const byCommaOrSpace = (text: string) => text.split(text.includes(',') ? ',' : /\s+/)
  const found = [
    ...fields.texts(['tags', 'categories', 'keywords'], byCommaOrSpace),
    ...fields.texts(['tag', 'category'], byComma),
  ]
  const tags = new Map<string, string>()
  for (const text of found) {
    const tag = text.trim().replace(/^#/, '').slice(0, maxName)
    const key = tag.toLowerCase()
    // The name of Eleventy's collection.
    if (tag === '' || /^posts?$/.test(key) || tags.has(key)) continue
    tags.set(key, tag)
  }
  if (tags.size > maxTags) fields.note('changed', ['tags'], (texts) => texts.manyTags(maxTags))
  return [...tags.values()].slice(0, maxTags)
}

function readLanguage(fields: PostFields, name: PostName): Pick<ReadFields, 'language'> {
  const found = fields.text('lang', 'language', 'locale')
  const code = found?.text.replace('_', '-') ?? name.language
  if (code === undefined) return {}
  if (/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code)) return { language: code }
  if (found) fields.note('leftOut', found.path, ({ noLanguage }) => noLanguage)
  return {}
}

/** A cover is an address, a list of them, or an object with the address and what it shows. */
function readCover(fields: PostFields): Pick<ReadFields, 'cover'> {
  const isCover = (value: unknown) => addressIn(value) !== undefined
  const found = fields.find(coverNames, isCover)
  if (!found) return {}
  const { address = '', path = [] } = addressIn(found.value) ?? {}
  const inside = isEntry(found.value) ? found.value.alt : undefined
  if (isEntry(found.value) && isText(found.value.caption)) {
    fields.note('leftOut', [...found.path, 'caption'], (_texts, { noPlace }) => noPlace)
  }
  const alt = isText(inside) ? String(inside) : fields.text(...coverAltNames)?.text
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
  const name = names.find((name) => typeof value[name] === 'string' && value[name].trim() !== '')
  return name === undefined ? undefined : { address: String(value[name]).trim(), path: [name] }
}
