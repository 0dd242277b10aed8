import { commandTexts } from '../../../language/catalogues'
import { UserFacingError } from '../../../UserFacingError'
import { formatNote } from '../../report'
import { noNotes, type Source } from '../source'
import { convertPost } from './convertPost'
import { findPosts } from './findPosts'
import { groupPosts } from './groupPosts'
import { PostLinks } from './PostLinks'
import { PostNotes } from './PostNotes'
import { readPost } from './readPost'
import { SiteFiles } from './SiteFiles'

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Markdown files of Hugo, Jekyll, Astro, Contentlayer, Eleventy and Obsidian, with their pictures. */
export const markdownPosts: Source = {
  name: 'Markdown',
  recognises: (files) => findPosts(files).posts.length > 0,
  read: (files) => {
    const notes = noNotes()
    const { posts, pages } = findPosts(files)
    const byPath = posts.toSorted((one, other) => compare(one.path, other.path))
    const read = byPath.flatMap((file) => readPost(file, new PostNotes(file.path, notes)) ?? [])
    for (const { path } of pages) {
      new PostNotes(path, notes).add('leftOut', (texts) => texts.page, { path: [] })
    }
    if (read.length === 0) {
      const lines = notes.leftOut.map(formatNote)
      throw new UserFacingError(() => [commandTexts().markdownPosts.noPosts, ...lines].join('\n'))
    }
    const groups = groupPosts(read)
    const all = groups.flatMap(({ original, translations }) => [original, ...translations])
    const site = { files: new SiteFiles(files), links: new PostLinks(all) }
    const converted = groups.map((group) => convertPost(group, site))
    for (const list of [notes.changed, notes.leftOut]) {
      list.sort((one, other) => compare(one.file, other.file) || one.line! - other.line!)
    }
    return {
      posts: converted,
      notes,
      placeOf: () => ({ file: byPath[0]?.path ?? '' }),
    }
  },
}
