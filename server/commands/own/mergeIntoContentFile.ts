import { copyFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { isDeepStrictEqual } from 'node:util'
import { writePictures } from '../../content/contentPictures'
import type { Content } from '../../content/contentSchema'
import { formatChanges } from '../../content/merge/formatChanges'
import { readImported, type ImportedByKind } from '../../content/merge/importedContent'
import { mergeImport } from '../../content/merge/mergeImport'
import { readContent } from '../../content/readContent'
import type { ImportedContent, JoinedImport } from '../../content/sources/readImport'
import { writeMerged } from '../../content/merge/writeMerged'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { withDatabase } from '../withDatabase'
import { ownFile, type OwnOptions } from './options'

/**
 * Merges what the owner has into their files, and prints the changes. Entries that were imported
 * before and are missing now are deleted if `deletes` or the answer on the terminal says so.
 * @returns what the site now has of each source
 */
export async function mergeIntoContentFile(
  sources: readonly JoinedImport[],
  options: OwnOptions,
): Promise<ImportedByKind> {
  const own = readContent(paths.ownContent)
  const kinds = sources.map(({ kind }) => kind)
  const stored = await withDatabase((db) => readImported(db, kinds))
  let merged = own.content
  const imported: ImportedByKind = new Map()
  for (const { kind, content } of sources) {
    const base = stored.get(kind)
    const result = await mergeSource(merged, { kind, content, base }, options)
    merged = result.content
    imported.set(kind, result.imported)
  }
  if (!isDeepStrictEqual(merged, own.content)) {
    copyFileSync(paths.ownContent, `${paths.ownContent}.bak`)
    for (const { pictures } of sources) writePictures(paths.ownContent, pictures)
    await writeMerged(paths.ownContent, own, merged)
    console.log(commandTexts().sources.backup(`${ownFile}.bak`))
  }
  return imported
}

interface SourceToMerge {
  kind: string
  content: ImportedContent
  /** What was imported of this kind the last time. */
  base?: ImportedContent
}

async function mergeSource(
  own: Content,
  { kind, content, base }: SourceToMerge,
  { replaces, deletes }: OwnOptions,
) {
  const texts = commandTexts().sources
  const merge = (deletes: boolean) => mergeImport(own, content, { base, replaces, deletes })
  const merged = merge(deletes)
  console.log(`${texts.merged(kind)}\n${formatChanges(merged.changes)}`)
  const count = merged.changes.removed.length
  if (count === 0) return merged
  const isDeleting = deletes || (await askForDeletion(count))
  console.log(isDeleting ? texts.deleted : texts.notDeleted)
  return isDeleting === deletes ? merged : merge(isDeleting)
}

/** Asks on a terminal; without one, nothing is deleted. */
async function askForDeletion(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const { deleteQuestion } = commandTexts().sources
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(deleteQuestion(count))
    // *Yes* and *ya*.
    return /^\s*y/i.test(answer)
  } finally {
    terminal.close()
  }
}
