import type { PostSource } from '../content/postFiles'
import { finding, type Finding, type FindingInFile } from './finding'

/**
 * Finds posts without text or excerpt, and covers without a description.
 * @returns findings with a path within the post
 */
export function checkPosts(posts: readonly PostSource[]): Finding[] {
  return posts.flatMap(({ post, file, lineOf }) => {
    const { title, content, excerpt, cover_url, cover_alt } = post
    const noText = `"${title}" has no text: without one it has no page.`
    const noExcerpt = `"${title}" has no excerpt: say in two sentences what it is about.`
    const noAlt = `the cover of "${title}" has no description for visitors who do not see it: add cover_alt.`
    const about = (field: string, line = lineOf(['title'])) => ({ path: [field], line })
    const findings: FindingInFile[] = [
      ...finding('could', content?.trim() ? undefined : noText, about('content')),
      ...finding('should', excerpt?.trim() ? undefined : noExcerpt, about('excerpt')),
      ...finding(
        'should',
        cover_url && !cover_alt ? noAlt : undefined,
        about('cover_alt', lineOf(['cover_url'])),
      ),
    ]
    return findings.map((one) => ({ ...one, file }))
  })
}
