import { isLanguage } from '../../../../src/language/languages'
import { commandTexts } from '../../../language/catalogues'
import { slugOfPost } from '../../../rows/postRow'
import { freeSlug } from '../../../rows/slugs'
import { UserFacingError } from '../../../UserFacingError'
import { groupBy } from '../../entry'
import { Notes, type NoteKind } from '../../notes'
import { formatNote } from '../../report'
import { mainLanguage } from '../../translations'
import type { Source } from '../source'
import { convertPost, type TranslatedPost } from './convertPost'
import { findPosts, isMarkdown } from './findPosts'
import { leaveOutPage, readPost, type UnconvertedPost } from './readPost'
import { Site } from './Site'

/** Markdown files of Hugo, Jekyll, Astro, Contentlayer, Eleventy and Obsidian, with their pictures. */
export const markdownPosts: Source = {
  name: 'Markdown',
  recognises: (files) => findPosts(files).length > 0,
  read: (files) => {
    const posts = findPosts(files)
    const given = files
      .filter(isMarkdown)
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map((file) => ({ file, notes: new Notes() }))
    const read = given.flatMap(
      ({ file, notes }) =>
        (posts.includes(file) ? readPost(file, notes) : leaveOutPage(notes)) ?? [],
    )
    const collect = (list: NoteKind) =>
      given.flatMap(({ file: { path }, notes }) =>
        notes[list]
          .sort((one, other) => one.line! - other.line!)
          .map((note) => ({ ...note, file: path })),
      )
    if (read.length === 0) {
      const lines = collect('leftOut').map(formatNote)
      throw new UserFacingError(() => [commandTexts().markdownPosts.noPosts, ...lines].join('\n'))
    }
    const groups = groupPosts(read)
    const site = new Site(
      files,
      groups.flatMap(({ original, translations }) => [original, ...translations]),
    )
    return {
      posts: groups.map((group) => convertPost(group, site)),
      notes: { changed: collect('changed'), leftOut: collect('leftOut') },
      placeOf: () => ({ file: given[0]?.file.path ?? '' }),
    }
  },
}

/**
 * Puts `title.md` and `title.en.md` together, if the first is in the main language of the site, and
 * gives every post a slug of its own. Posts in further languages remain posts of their own.
 */
function groupPosts(posts: readonly UnconvertedPost[]): TranslatedPost[] {
  const used = new Set<string>()
  const groups = groupBy(posts, ({ name }) => name.group)
  return [...groups.values()].flatMap(splitGroup).map(({ original, translations }, index) => {
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

/** Of posts with the same slug, the later get their language or a number at its end, which is noted. */
function assignSlug(post: UnconvertedPost, number: number, used: Set<string>): string {
  const { language } = post.fields
  const wanted = slugOfPost({ slug: post.slug || undefined, title: post.title }, number)
  const ofLanguage =
    used.has(wanted) && language !== undefined && `${wanted}-${language.toLowerCase()}`
  const slug = freeSlug(ofLanguage || wanted, used)
  if (slug !== wanted && post.slug !== '') {
    post.found.note('changed', ['slug'], (texts) => texts.slugTaken(slug), wanted)
  }
  return slug
}
