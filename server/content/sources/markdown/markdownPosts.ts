import path from 'node:path/posix'
import { commandTexts } from '../../../language/catalogues'
import { UserFacingError } from '../../../UserFacingError'
import { formatNote } from '../../report'
import { assignSlugs } from './assignSlugs'
import { convertPost } from './convertPost'
import { findPosts } from './findPosts'
import { groupTranslations } from './groupTranslations'
import { PostLinks } from './PostLinks'
import { PostNotes } from './PostNotes'
import { readPost } from './readPost'
import { SiteFiles } from './SiteFiles'
import { noNotes, type Source, type SourceContent, type SourceFile } from '../source'

/** Markdown files of Hugo, Jekyll, Astro, Contentlayer, Eleventy and Obsidian, with their pictures. */
export const markdownPosts: Source = {
  name: 'Markdown',
  recognises: (files) => findPosts(files).posts.length > 0,
  read: readMarkdownPosts,
}

function readMarkdownPosts(files: readonly SourceFile[]): SourceContent {
  const notes = noNotes()
  const { posts, pages } = findPosts(files)
  const byPath = [...posts].sort((one, other) => compare(one.path, other.path))
  const read = byPath
    .map((file) => readPost(file, new PostNotes(file.path, notes)))
    .filter((post) => post !== undefined)
  for (const { path } of pages) {
    new PostNotes(path, notes).leaveOut({ path: [], value: '', line: 1 }, (texts) => texts.page)
  }
  if (read.length === 0) {
    const lines = notes.leftOut.map(formatNote)
    throw new UserFacingError(() => [commandTexts().markdownPosts.noPosts, ...lines].join('\n'))
  }
  const siteFiles = new SiteFiles(files)
  const groups = withSlugs(groupTranslations(read))
  const links = new PostLinks(
    groups.flatMap(({ original, translations }) => [original, ...translations]),
  )
  return {
    posts: groups.map((group) => convertPost(group, siteFiles, links)),
    notes,
    placeOf: () => ({ file: path.basename(byPath[0]?.path ?? '') }),
  }
}

/** Translations have the slug of their original. */
function withSlugs(groups: ReturnType<typeof groupTranslations>) {
  const originals = assignSlugs(groups.map(({ original }) => original))
  return groups.map(({ original, translations }, index) => {
    const { slug } = originals[index] ?? original
    return {
      original: { ...original, slug },
      translations: translations.map((post) => ({ ...post, slug })),
    }
  })
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
