import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { rmSync } from 'node:fs'
import type { Content } from '../contentSchema'
import type { ReadContent } from '../readContent'
import { normaliseContent } from '../compareContent'
import { updateContent } from '../update/updateContent'

/**
 * Writes what merged content changes into the owner's content file, and the posts that have changed over their
 * Markdown files.
 * @param before what the files have
 */
export async function writeMerged(
  file: string,
  before: ReadContent,
  content: Content,
): Promise<void> {
  for (const { post, file: name } of before.posts) {
    const merged = content.posts?.find(({ slug }) => slug === post.slug)
    if (!/\.md$/i.test(name) || isDeepStrictEqual(merged, post)) continue
    // What stays is written again.
    const own = path.resolve(name)
    const translations = Object.keys(post.translations ?? {})
    for (const language of translations) rmSync(own.replace(/\.md$/i, `.${language}.md`))
    rmSync(own)
  }
  await updateContent(file, await normaliseContent(content))
}
