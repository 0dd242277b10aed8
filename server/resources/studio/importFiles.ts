import type {
  ImportChanges,
  ImportedData,
  ImportInput,
  ImportPreviewData,
  ImportPreviewInput,
} from '../../../src/contract/imports'
import { applyImport, planImport } from '../../content/merge/applyImport'
import { shortenValues } from '../../content/merge/formatChanges'
import type { ContentChanges, EntryChange, FieldChange } from '../../content/merge/mergeContent'
import { formatNotes, formatTaken } from '../../content/report'
import { joinImports } from '../../content/sources/readImport'
import type { Db } from '../../database/schema'
import { apiField, resourceOf } from './contentPlaces'
import { joinAddresses, readSources } from './readSources'

export { listRepositories } from './readSources'

/** What an import would take and change. */
export async function previewImport(db: Db, input: ImportPreviewInput): Promise<ImportPreviewData> {
  const sources = await readSources(db, input)
  const imports = joinImports(sources.map(({ read }) => read))
  const { changes } = await planImport(db, imports, {})
  const { changes: replacing } = await planImport(db, imports, { replaces: true })
  return {
    sources: sources.map(({ read: { kind, report }, missing }) => {
      const notes = [formatNotes(report), missing].filter(Boolean).join('\n')
      return { kind, taken: formatTaken(report), notes }
    }),
    changes: present(changes),
    replacing: present(replacing),
  }
}

/**
 * Merges what the owner imports into the content.
 * @param backUp called before the content changes
 */
export async function importFiles(
  db: Db,
  input: ImportInput,
  backUp: () => Promise<unknown> | undefined,
): Promise<ImportedData> {
  const sources = await readSources(db, input)
  const imports = joinImports(sources.map(({ read }) => read))
  const { isChanged } = await planImport(db, imports, input)
  if (isChanged) await backUp()
  const { changes } = await applyImport(db, imports, input, joinAddresses(sources))
  const missing = sources.map((source) => source.missing).filter(Boolean)
  return { changes: present(changes), missing_pictures: missing.join('\n') }
}

/** The changes with the names that the API has. */
function present({ added, changed, removed, kept, unchanged }: ContentChanges): ImportChanges {
  return {
    added: added.map(presentEntry),
    changed: changed.map(presentField),
    removed: removed.map(presentEntry),
    kept: kept.map(presentField),
    unchanged,
  }
}

function presentEntry({ list, title }: Pick<FieldChange, 'list'> & Pick<EntryChange, 'title'>) {
  return { resource: resourceOf(list) ?? ('profiles' as const), title }
}

function presentField({ list, title = '', field, ...values }: FieldChange) {
  const entry = presentEntry({ list, title })
  return { ...entry, field: String(apiField(field)), ...shortenValues(values) }
}
