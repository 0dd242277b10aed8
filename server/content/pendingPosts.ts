import type { Profile } from '../../src/contract/profile'
import { hasPendingPosts, takePendingPosts, write } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { paths } from '../paths'
import type { ContentPost } from './contentPost'
import { batchesOf } from './putRows'
import { findPostFiles, findRepeatedSlugs, readPostFiles } from './postFiles'
import { postRows } from './postRow'
import { isSampleProfile } from './sample'

/**
 * Imports the posts of an installation that had them in files only, once after its migration: those
 * beside the content file, the owner's, or with the sample's profile the sample's. If there are
 * mistakes in them, they are printed, and the next start tries again.
 */
export async function importPendingPosts(db: Db, contentFile: string): Promise<void> {
  if (!(await hasPendingPosts(db))) return
  await write(db, async (transaction) => {
    const columns = ['full_name', 'bio'] as const
    const profile = await transaction.selectFrom('profiles').select(columns).executeTakeFirst()
    const posts = profile ? readPendingPosts(contentFile, profile) : []
    if (!posts || !(await takePendingPosts(transaction))) return
    const ids = posts.map((_post, index) => posts.length - index)
    for (const batch of batchesOf(postRows(posts, ids))) {
      await transaction.insertInto('posts').values(batch).execute()
    }
  })
}

/** @returns undefined if there are mistakes */
function readPendingPosts(
  contentFile: string,
  profile: Pick<Profile, 'full_name' | 'bio'>,
): ContentPost[] | undefined {
  const file = [contentFile, paths.ownContent].find(
    (candidate) => candidate !== paths.sampleContent && findPostFiles(candidate).length > 0,
  )
  if (!file && !isSampleProfile(profile)) return []
  const { posts, mistakes } = readPostFiles(file ?? paths.sampleContent)
  const found = [...mistakes, ...findRepeatedSlugs(posts)]
  if (found.length === 0) return posts.map(({ post }) => post)
  console.warn(['The posts were not imported, because of these mistakes:', ...found].join('\n'))
  return undefined
}
