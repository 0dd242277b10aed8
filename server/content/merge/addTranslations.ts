import { isTranslated, translatedTables } from '../../../src/contract/schema/translatedTables'
import type { Language } from '../../../src/language/languages'
import type { Translations } from '../../../src/contract/schema/values'
import type { Content } from '../contentSchema'
import type { Entry } from '../entry'
import { listNames, pairTranslations } from './entryKeys'

/**
 * Adds the texts of content in another language as translations. Entries are matched by their
 * position in lists of equal length, otherwise by dates, links and names of people.
 * @returns the content, and the entries that match none: `experiences[2]`
 */
export function addTranslations(content: Content, other: Partial<Content>, language: Language) {
  const translate = (own: Entry, given: Entry, names: readonly string[]): Entry => {
    const texts = names.filter(
      (name) => given[name] && JSON.stringify(given[name]) !== JSON.stringify(own[name]),
    )
    if (texts.length === 0) return own
    const { translations = {} } = own as { translations?: Translations | null }
    const added = Object.fromEntries(texts.map((name) => [name, given[name]]))
    const all = { ...translations, [language]: { ...translations?.[language], ...added } }
    return { ...own, translations: all }
  }
  const unmatched: string[] = []
  const lists = listNames.flatMap((list) => {
    const [own, given]: (Entry[] | null | undefined)[] = [content[list], other[list]]
    if (!isTranslated(list) || list === 'posts' || !own || !given) return []
    const translated = [...own]
    pairTranslations(list, own, given).forEach((position, index) => {
      const match = own[position]
      if (!match) unmatched.push(`${list}[${index}]`)
      else translated[position] = translate(match, given[index] ?? {}, translatedTables[list])
    })
    return [[list, translated]]
  })
  const { profiles } = translatedTables
  const profile = translate(content.profile, other.profile ?? {}, profiles) as Content['profile']
  return { content: { ...content, ...Object.fromEntries(lists), profile } as Content, unmatched }
}
