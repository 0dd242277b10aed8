import { isLanguage } from '../../../../src/language/languages'
import { mainLanguage } from '../../translations'
import type { UnconvertedPost } from './readPost'

/** A post, and the files with its text in other languages of the interface. */
export interface TranslatedPost {
  original: UnconvertedPost
  translations: UnconvertedPost[]
}

/**
 * Puts `title.md` and `title.en.md` together, if the first is in the main language of the site.
 * Posts in further languages remain posts of their own.
 */
export function groupTranslations(posts: readonly UnconvertedPost[]): TranslatedPost[] {
  const groups = new Map<string, UnconvertedPost[]>()
  for (const post of posts) {
    groups.set(post.name.group, [...(groups.get(post.name.group) ?? []), post])
  }
  return [...groups.values()].flatMap(splitGroup)
}

function splitGroup(group: UnconvertedPost[]): TranslatedPost[] {
  const main = mainLanguage()
  const original =
    group.find(({ fields }) => fields.language === main) ??
    group.find(({ fields }) => fields.language === undefined)
  const isTranslation = ({ fields: { language = '' } }: UnconvertedPost, index: number) => {
    const isFirst = group.findIndex(({ fields }) => fields.language === language) === index
    return original !== undefined && isFirst && language !== main && isLanguage(language)
  }
  const translations = group.filter(isTranslation)
  return group
    .filter((post) => !translations.includes(post))
    .map((post) => ({ original: post, translations: post === original ? translations : [] }))
}
