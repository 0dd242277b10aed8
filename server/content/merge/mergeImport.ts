import type { Content } from '../contentSchema'
import type { ImportedContent, JoinedImport } from '../sources/readImport'
import { withRemoved, type ImportedByKind } from './importedContent'
import { mergeContent, noChanges, type ContentChanges, type MergeOptions } from './mergeContent'

export interface MergedImport {
  content: Content
  changes: ContentChanges
  /** What to remember of the source for the next import. */
  imported: ImportedContent
}

/** Merges what was read from sources of one kind into the owner's content. */
export function mergeImport(
  own: Content,
  given: ImportedContent,
  { base, ...options }: MergeOptions,
  changes = noChanges(),
): MergedImport {
  const { content } = mergeContent(own, given, { base, ...options }, changes)
  // What stays although the source does not have it can be deleted the next time.
  const imported = options.deletes || !base ? given : withRemoved(given, base)
  return { content, changes, imported }
}

/** The result of several merges, one after another. */
export interface MergedImports extends Pick<MergedImport, 'content' | 'changes'> {
  imported: ImportedByKind
}

/**
 * Merges what was read from sources of several kinds into the owner's content.
 * @param bases what was last imported of each kind
 */
export function mergeImports(
  own: Content,
  imports: readonly JoinedImport[],
  { bases, ...options }: Omit<MergeOptions, 'base'> & { bases: ImportedByKind },
): MergedImports {
  const changes = noChanges()
  const imported: ImportedByKind = new Map()
  let content = own
  for (const one of imports) {
    const base = bases.get(one.kind)
    const merged = mergeImport(content, one.content, { ...options, base }, changes)
    content = merged.content
    imported.set(one.kind, merged.imported)
  }
  return { content, changes, imported }
}
