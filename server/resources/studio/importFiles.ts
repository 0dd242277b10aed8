import type {
  GithubRepository,
  ImportChanges,
  ImportedData,
  ImportInput,
  ImportPreviewData,
  ImportPreviewInput,
} from '../../../src/contract/imports'
import { exportContent } from '../../content/database/exportContent'
import { applyImport, planImport } from '../../content/merge/applyImport'
import { shortenValues } from '../../content/merge/formatChanges'
import { readAddresses } from '../../content/merge/importedContent'
import type { ContentChanges, EntryChange, FieldChange } from '../../content/merge/mergeContent'
import { formatNotes, formatTaken } from '../../content/report'
import {
  withPictures,
  type ImportWithPictures,
} from '../../content/sources/download/downloadPictures'
import { listGithub } from '../../content/sources/github/github'
import { joinImports, readImport, readUploadedFiles } from '../../content/sources/readImport'
import type { Db } from '../../database/schema'
import { apiField, resourceOf } from './contentPlaces'

export async function previewImport(db: Db, input: ImportPreviewInput): Promise<ImportPreviewData> {
  const sources = await readUploads(db, input)
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

export async function importFiles(
  db: Db,
  input: ImportInput,
  backUp: () => Promise<unknown> | undefined,
): Promise<ImportedData> {
  const sources = await readUploads(db, input)
  const imports = joinImports(sources.map(({ read }) => read))
  const { isChanged } = await planImport(db, imports, input)
  if (isChanged) await backUp()
  const addresses = new Map(sources.flatMap((source) => [...source.addresses]))
  const { changes } = await applyImport(db, imports, input, addresses)
  const missing = sources.map((source) => source.missing).filter(Boolean)
  return { changes: present(changes), missing_pictures: missing.join('\n') }
}

function present({ added, changed, removed, kept, ...counts }: ContentChanges): ImportChanges {
  return {
    added: added.map(presentEntry),
    changed: changed.map(presentField),
    removed: removed.map(presentEntry),
    kept: kept.map(presentField),
    ...counts,
  }
}

function presentEntry({ list, title }: Pick<FieldChange, 'list'> & Pick<EntryChange, 'title'>) {
  return { resource: resourceOf(list) ?? ('profiles' as const), title }
}

function presentField({ list, title = '', field, ...values }: FieldChange) {
  const entry = presentEntry({ list, title })
  return { ...entry, field: String(apiField(field)), ...shortenValues(values) }
}

/**
 * Reads what the owner imports, with the pictures on other hosts.
 * @throws UserFacingError that says what is wrong, or what is accepted
 */
export async function readUploads(
  db: Db,
  { files = [], github }: ImportPreviewInput,
): Promise<ImportWithPictures[]> {
  const read = readUploadedFiles(
    files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, 'base64') })),
  )
  if (github) read.push(...(await readImport(`github:${github.name}`, github)))
  const known = await readAddresses(db)
  return Promise.all(read.map((one) => withPictures(one, known)))
}

/**
 * Lists the repositories of a user of GitHub. Selected are those that the site has, or those that an
 * import takes by default.
 * @throws UserFacingError if GitHub cannot be reached or refuses, or there is no such user
 */
export async function listRepositories(db: Db, name: string): Promise<GithubRepository[]> {
  const { own, repositories } = await listGithub(name)
  const { projects } = await exportContent(db)
  const links = new Set(projects.map(({ link_code }) => link_code))
  const known = own.filter(({ html_url }) => links.has(html_url))
  const selected = known.length > 0 ? known : repositories
  const others = own.filter((one) => !selected.includes(one))
  return [...own.filter((one) => selected.includes(one)), ...others].map((one) => ({
    name: one.name,
    description: one.description,
    stars: one.stargazers_count,
    language: one.language,
    is_selected: selected.includes(one),
  }))
}
