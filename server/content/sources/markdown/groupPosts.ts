import { isLanguage } from '../../../../src/language/languages'
import { slugOfPost } from '../../../rows/postRow'
import { groupBy } from '../../groupBy'
import { mainLanguage } from '../../translations'
import { maxSlug, type UnconvertedPost } from './readPost'

/** A post, and the files with its text in other languages of the interface. */
export interface TranslatedPost {
  original: UnconvertedPost
  translations: UnconvertedPost[]
}

/**
 * Puts `title.md` and `title.en.md` together, if the first is in the main language of the site, and
 * gives every post a slug of its own. Posts in further languages remain posts of their own.
 */
export function groupPosts(posts: readonly UnconvertedPost[]): TranslatedPost[] {
  const used = new Set<string>()
  const groups = groupBy(posts, ({ name }) => name.group).flatMap(splitGroup)
  return groups.map(({ original, translations }, index) => {
    const slug = assignSlug(original, index + 1, used)
    return {
      original: { ...original, slug },
      translations: translations.map((post) => ({ ...post, slug })),
    }
  })
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

/**
 * The slug of a post, also of one whose title has no letters. Of posts with the same one, the later
 * get their language or a number at its end, which is noted.
 */
function assignSlug(post: UnconvertedPost, number: number, used: Set<string>): string {
  const wanted = slugOfPost({ slug: post.slug || undefined, title: post.title }, number)
  const withEnding = (ending: string | number) => {
    const start = wanted.slice(0, maxSlug - String(ending).length - 1).replace(/-$/, '')
    return `${start}-${ending}`
  }
  const { language } = post.fields
  const slug =
    [
      wanted.slice(0, maxSlug).replace(/-$/, ''),
      ...(language === undefined ? [] : [withEnding(language.toLowerCase())]),
      ...Array.from(used, (_slug, index) => withEnding(index + 2)),
    ].find((candidate) => !used.has(candidate)) ?? withEnding(number)
  used.add(slug)
  if (slug !== wanted && post.slug !== '') {
    post.found.note('changed', ['slug'], (texts) => texts.slugTaken(slug), wanted)
  }
  return slug
}
