import { slugOfPost } from '../../../rows/postRow'
import type { UnconvertedPost } from './readPost'

const maxSlug = 200

/**
 * Gives every post a slug of its own, also those whose title has no letters. Of posts with the same
 * one, the later get their language or a number at its end, which is noted.
 */
export function assignSlugs(posts: readonly UnconvertedPost[]): UnconvertedPost[] {
  const used = new Set<string>()
  return posts.map((post, index) => {
    const wanted = slugOfPost({ slug: post.slug || undefined, title: post.title }, index + 1)
    const slug = findFree(wanted.slice(0, maxSlug).replace(/-$/, ''), post.fields.language, used)
    used.add(slug)
    if (slug !== wanted && post.slug !== '') {
      const line = post.lineOf(['slug'])
      post.notes.change({ path: ['slug'], value: wanted, line }, (texts) => texts.slugTaken(slug))
    }
    return { ...post, slug }
  })
}

function findFree(wanted: string, language: string | undefined, used: ReadonlySet<string>): string {
  if (!used.has(wanted)) return wanted
  const withEnding = (ending: string | number) =>
    `${wanted.slice(0, maxSlug - String(ending).length - 1).replace(/-$/, '')}-${ending}`
  const ofLanguage = language && withEnding(language.toLowerCase())
  if (ofLanguage && !used.has(ofLanguage)) return ofLanguage
  let number = 2
  while (used.has(withEnding(number))) number += 1
  return withEnding(number)
}
