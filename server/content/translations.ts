import { isEntry, type Entry } from './entry'
import { parseLanguages, type Language } from '../../src/language/languages'
import { languagePattern } from '../../src/contract/schema/fields'
import { translatedTables } from '../../src/contract/schema/translatedTables'
import type { Translations } from '../../src/contract/schema/values'
import type { Path } from './yamlSource'

/** The fields of the entries of a content file that may have translations, by the file's keys. */
const translated: Record<string, readonly string[]> = {
  ...translatedTables,
  profile: translatedTables.profiles,
}

/** The language of the texts of a content file that have no other one. */
export const mainLanguage = (): Language => parseLanguages(process.env.SITE_LANGUAGES)[0]

const languageCode = new RegExp(languagePattern)

type MapEntry = (entry: Entry, names: readonly string[]) => Entry

function mapEntries(content: unknown, map: MapEntry): unknown {
  if (!isEntry(content)) return content
  const lists = Object.entries(content).map(([key, value]) => {
    const mapEntry = (entry: unknown) =>
      isEntry(entry) && translated[key] ? map(entry, translated[key]) : entry
    return [key, Array.isArray(value) ? value.map(mapEntry) : mapEntry(value)]
  })
  return Object.fromEntries(lists)
}

/** `title: { id: …, en: … }` as `title: …` and `translations: { en: { title: … } }`. */
function splitEntry(entry: Entry, names: readonly string[]): Entry {
  const main = mainLanguage()
  const result = { ...entry }
  const translations: Translations = { ...(entry.translations as Translations | undefined) }
  for (const name of names) {
    const value = entry[name]
    if (!isEntry(value) || !Object.keys(value).every((key) => languageCode.test(key))) continue
    const { [main]: own, ...others } = value
    if (own === undefined) delete result[name]
    else result[name] = own
    for (const [language, text] of Object.entries(others)) {
      translations[language] = { ...translations[language], [name]: text }
    }
  }
  return Object.keys(translations).length > 0 ? { ...result, translations } : result
}

function joinEntry({ translations, ...entry }: Entry): Entry {
  const result = { ...entry }
  for (const [language, texts] of Object.entries((translations ?? {}) as Translations)) {
    for (const [name, text] of Object.entries(texts)) {
      const value = result[name]
      const byLanguage = isEntry(value) ? value : { [mainLanguage()]: value }
      result[name] = { ...byLanguage, [language]: text }
    }
  }
  return result
}

/** Like `splitLanguages`, for a post in a file of its own. */
export const splitPost = (post: unknown): unknown =>
  isEntry(post) ? splitEntry(post, translated.posts ?? []) : post

/** Converts a content file with texts by language, as its owner writes it, into one with translations. */
export function splitLanguages(content: unknown): unknown {
  const split = mapEntries(content, splitEntry)
  if (!isEntry(split) || !isEntry(split.profile)) return split
  return { ...split, profile: mapLists(split.profile, splitCommas) }
}

/** Converts the lists of a profile that are stored as comma-separated text, in every language. */
export function mapLists(profile: Entry, convert: (list: unknown) => unknown): Entry {
  const map = (texts: unknown): unknown => {
    if (!isEntry(texts)) return texts
    const lists = ['preferred_tech_stack', 'certifications'].filter((name) => name in texts)
    return { ...texts, ...Object.fromEntries(lists.map((name) => [name, convert(texts[name])])) }
  }
  const { translations, ...own } = profile
  const mapped = isEntry(translations)
    ? Object.fromEntries(Object.entries(translations).map(([code, texts]) => [code, map(texts)]))
    : translations
  return { ...(map(own) as Entry), ...('translations' in profile && { translations: mapped }) }
}

/** The items of a comma-separated text; another value is returned. */
export function splitCommas(text: unknown): unknown {
  if (typeof text !== 'string') return text
  const items = text.split(',').map((item) => item.trim())
  return items.filter(Boolean)
}

/** Converts content with translations into the form in which its owner writes it. */
export const joinLanguages = (content: unknown): unknown => mapEntries(content, joinEntry)

/** Where the owner has written a value: that of `translations.en.title` is at `title.en`. */
export function writtenPath(path: Readonly<Path>): Path {
  const index = path.indexOf('translations')
  const [language, name, ...rest] = path.slice(index + 1)
  if (index < 0 || language === undefined || name === undefined) return [...path]
  return [...path.slice(0, index), name, language, ...rest]
}
