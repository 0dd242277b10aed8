import type { Content } from '../contentSchema'
import type { ImportedContent, JoinedImport } from '../sources/readImport'
import { withRemoved, type ImportedByKind } from './importedContent'
import { mergeContent, type ContentChanges, type MergeOptions } from './mergeContent'

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
  options: MergeOptions,
): MergedImport {
  const { base, deletes } = options
  const { content, changes } = mergeContent(own, given, options)
  // What stays although the source does not have it can be deleted the next time.
  const imported = deletes || !base ? given : withRemoved(given, base)
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
  const changes: ContentChanges = { added: [], changed: [], removed: [], kept: [], unchanged: 0 }
  const imported: ImportedByKind = new Map()
  let content = own
  for (const one of imports) {
    const merged = mergeImport(content, one.content, { ...options, base: bases.get(one.kind) })
    content = merged.content
    imported.set(one.kind, merged.imported)
    changes.unchanged += merged.changes.unchanged
    for (const list of ['added', 'removed'] as const) changes[list].push(...merged.changes[list])
    for (const list of ['changed', 'kept'] as const) changes[list].push(...merged.changes[list])
  }
  return { content, changes, imported }
}
