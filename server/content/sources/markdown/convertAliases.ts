import { formerPathKey, isFormerPath } from '../../../../src/lib/formerPaths'
import { paths } from '../../../../src/lib/paths'
import type { UnconvertedPost } from './readPost'

/** Limits of the contract. */
const maxAliases = 20
const maxLength = 200

/**
 * The former paths of a post and of its translations, without its address on this site. Those of
 * files and feeds, and those beyond the limit, are noted.
 */
export function convertAliases(posts: readonly UnconvertedPost[], slug: string): string[] {
  const taken = new Set([formerPathKey(paths.post(slug))])
  const aliases: string[] = []
  for (const { aliases: found, notes, lineOf } of posts) {
    for (const value of found) {
      const alias = value.replace(/\s/g, encodeURIComponent)
      const key = formerPathKey(alias)
      if (taken.has(key)) continue
      taken.add(key)
      const about = { path: ['aliases'], value, line: lineOf(['aliases']) }
      if (!isFormerPath(alias) || alias.length > maxLength) {
        notes.leaveOut(about, (texts) => texts.noAlias)
      } else if (aliases.length === maxAliases) {
        notes.leaveOut(about, (texts) => texts.manyAliases(maxAliases))
      } else aliases.push(alias)
    }
  }
  return aliases
}
