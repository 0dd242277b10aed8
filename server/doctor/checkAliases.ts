import type { OfferedLanguages } from '../../src/language/languages'
import { formerPathKey } from '../../src/lib/formerPaths'
import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/postFiles'
import { finding, problem, type Finding } from './finding'
import { findPages } from './sitePages'

/** Finds former paths of posts that lead elsewhere: to a page of the site, or to another post. */
export function checkAliases(
  content: Content,
  posts: readonly PostSource[],
  languages: OfferedLanguages,
): Finding[] {
  const isPage = findPages(
    content,
    posts.map(({ post }) => post),
    languages,
  )
  const owners = new Map<string, PostSource>()
  return posts.flatMap((source, index) =>
    (source.post.aliases ?? []).flatMap((alias, position) => {
      const key = formerPathKey(alias)
      const owner = owners.get(key) ?? source
      owners.set(key, owner)
      const isTaken = owner !== source || isPage(key || '/') || /^\/studio(?:\/|$)/.test(key)
      const place = {
        line: source.lineOf(['aliases', position]),
        path: ['posts', index, 'aliases', position],
      }
      const taken = isTaken && problem('aliasTaken', source.post.title, alias)
      return finding('should', taken, place).map((one) => ({ ...one, file: source.file }))
    }),
  )
}
