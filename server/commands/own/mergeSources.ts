import { createInterface } from 'node:readline/promises'
import { normaliseContent } from '../../content/compareContent'
import { exportFiles } from '../../content/exportFiles'
import { applyImport, planImport } from '../../content/merge/applyImport'
import { formatChanges } from '../../content/merge/formatChanges'
import type { Db } from '../../database/schema'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import type { OwnOptions } from './options'
import type { ReadSources } from './readSources'

/**
 * Merges what the owner has into the content of the database, prints the changes, and writes them into
 * the owner's files. Entries that were imported before and are missing now are deleted if `deletes`
 * or the answer on the terminal says so.
 */
export async function mergeSources(
  db: Db,
  { sources, addresses }: ReadSources,
  options: OwnOptions,
): Promise<void> {
  const texts = commandTexts().sources
  const { changes } = await planImport(db, sources, options)
  const kinds = sources.map(({ kind }) => kind).join(', ')
  console.log(`${texts.merged(kinds)}\n${formatChanges(changes)}`)
  const count = changes.removed.length
  const deletes = options.deletes || (count > 0 && (await askForDeletion(count)))
  if (count > 0) console.log(deletes ? texts.deleted : texts.notDeleted)
  const { isChanged, content } = await applyImport(db, sources, { ...options, deletes }, addresses)
  if (!isChanged) return
  const { copies } = await exportFiles(db, paths.ownContent, await normaliseContent(content))
  for (const copy of copies) console.log(texts.backup(copy))
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
