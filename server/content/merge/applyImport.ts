import { isDeepStrictEqual } from 'node:util'
import { markEdited, write, type WriteTransaction } from '../../database/contentWrites'
import type { Db } from '../../database/schema'
import { recordFormerSlugs } from '../../database/entries/formerSlugs'
import { moveToTrash } from '../../database/entries/trash'
import { storePicture } from '../../pictures/repository'
import { slugOfPost } from '../../rows/postRow'
import { UserFacingError } from '../../UserFacingError'
import { readSourcePictures, type PictureIndex } from '../contentPictures'
import type { Content } from '../contentSchema'
import { exportContent } from '../database/exportContent'
import { findIds } from '../database/idPlan'
import { replaceContent } from '../database/importContent'
import type { StoredAddresses } from '../sources/download/downloadPictures'
import type { JoinedImport } from '../sources/readImport'
import { findDuplicates, findMistakes } from '../validate'
import { formatPath } from '../yamlSource'
import type { Entry } from '../entry'
import { listNames, matchEntries } from './entryKeys'
import {
  findSample,
  putAddresses,
  putImported,
  readImported,
  type ImportedByKind,
} from './importedContent'
import { longTitleOf, mergeContent, noChanges, type MergeOptions } from './mergeContent'

type ImportOptions = Pick<MergeOptions, 'replaces' | 'deletes'>

type ImportPlan = Awaited<ReturnType<typeof planImport>>

/**
 * Merges what was read into the content of the database, without a write.
 * @throws UserFacingError if the result would have mistakes
 */
export async function planImport(db: Db, imports: readonly JoinedImport[], options: ImportOptions) {
  const own = await exportContent(db)
  const bases = await readImported(db)
  const isOwn = [...bases.values()].some(({ profile }) => profile)
  const changes = noChanges()
  const imported: ImportedByKind = new Map()
  let content = own
  for (const { kind, content: given } of imports) {
    // The owner has not written the sample: it is replaced, and can be deleted.
    const base = bases.get(kind) ?? (isOwn ? undefined : findSample(content))
    content = mergeContent(content, given, { ...options, base }, changes)
    // Entries that stay although the source lacks them are stored too: the next import can delete them.
    const isAll = options.deletes || !base
    const merged = isAll ? given : mergeContent(base, given, { base })
    imported.set(kind, { ...merged, profile: given.profile })
  }
  assertValid(content)
  return { own, content, changes, isChanged: !isDeepStrictEqual(content, own), imported }
}

/**
 * Merges what was read into the content of the database, in one transaction, and marks the content
 * as edited, because the owner's files do not have it. Deleted entries are moved to the trash.
 * @throws UserFacingError, before anything is written, if the result would have mistakes
 */
export async function applyImport(
  db: Db,
  imports: readonly JoinedImport[],
  options: ImportOptions,
  addresses: StoredAddresses = new Map(),
) {
  const pictures = await readSourcePictures(
    new Map(imports.flatMap((one) => [...one.pictures])),
    Object.assign({}, ...imports.map(({ pictureIndex }) => pictureIndex)) as PictureIndex,
  )
  return write(db, async (transaction) => {
    const plan = await planImport(transaction, imports, options)
    if (plan.isChanged) {
      await markEdited(transaction)
      for (const { picture, values } of pictures) await storePicture(transaction, picture, values)
      if (options.deletes) await trashRemoved(transaction, plan)
      await recordFormerSlugs(transaction, () => replaceContent(transaction, plan.content))
    }
    await putImported(transaction, plan.imported)
    await putAddresses(transaction, addresses)
    return plan
  })
}

async function trashRemoved(transaction: WriteTransaction, { own, content }: ImportPlan) {
  const ids = await findIds(transaction, own)
  // The import deletes categories: rows may still refer to them.
  for (const list of listNames.filter((name) => name !== 'categories').reverse()) {
    const ours: Entry[] = own[list] ?? []
    const kept = new Set(matchEntries<Entry>(list, content[list] ?? [], ours).values())
    for (const [index, entry] of ours.entries()) {
      const id = ids[list][index]
      if (id === undefined || kept.has(entry)) continue
      await moveToTrash(transaction, list, id, longTitleOf(list, entry))
    }
  }
}

function assertValid(content: Content): void {
  const slugs = (content.posts ?? []).map((post, index) => slugOfPost(post, index + 1))
  const repeated = findDuplicates(['posts', 'slug'], slugs, (slug) => slug)
  const mistakes = [...findMistakes(content), ...repeated]
  const lines = mistakes.map(({ path, message }) => `${formatPath(path)}: ${message}`)
  if (lines.length === 0) return
  throw new UserFacingError(({ sources }) => [sources.refused, ...lines].join('\n'))
}
