import type { TSchema } from 'typebox'
import {
  ImportedData,
  ImportInput,
  ImportPreviewData,
  ImportPreviewInput,
  type ImportChanges,
  type ImportFile,
} from '../../../src/contract/studio'
import type { Language } from '../../../src/language/languages'
import { applyImport, planImport } from '../../content/merge/applyImport'
import type { ContentChanges, EntryChange, FieldChange } from '../../content/merge/mergeContent'
import { formatNotes, formatTaken } from '../../content/report'
import { encodePictures } from '../../content/sources/encodePictures'
import { joinImports, readUploadedFiles, type ReadImport } from '../../content/sources/readImport'
import { HttpError } from '../../http/HttpError'
import { withLanguage } from '../../language/catalogues'
import { UserFacingError } from '../../UserFacingError'
import { studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'
import { apiField, resourceOf } from './contentPlaces'
import { MessageQuery } from './messageQuery'

export const importsPath = '/studio/imports'

/** Files of 45 MB in Base64, and their names. */
const bodyLimit = 61 * 2 ** 20

/** The owner's routes that read files of other programs, and merge them into the content. */
export const importsRoutes: Routes = async (app) => {
  app.post(
    `${importsPath}/preview`,
    importRoute('previewImport', ImportPreviewData, ImportPreviewInput),
    ({ query, body }) =>
      localized(query.message_language, async () => {
        const read = await readFiles(body.files)
        const imports = joinImports(read)
        const { changes } = await planImport(app.db, imports, {})
        const { changes: replacing } = await planImport(app.db, imports, { replaces: true })
        const sources = read.map(({ kind, report }) => {
          return { kind, taken: formatTaken(report), notes: formatNotes(report) }
        })
        return success({ sources, changes: present(changes), replacing: present(replacing) })
      }),
  )
  app.post(
    importsPath,
    importRoute('importFiles', ImportedData, ImportInput),
    ({ query, body: { files, ...options } }) =>
      localized(query.message_language, async () => {
        const imports = joinImports(await readFiles(files))
        const { isChanged } = await planImport(app.db, imports, options)
        if (isChanged) await app.backUp?.('before-import')
        const changes = await applyImport(app.db, imports, options)
        app.contentVersion.increment()
        return success({ changes: present(changes) })
      }),
  )
}

function importRoute<Data extends TSchema, Body extends TSchema>(
  operationId: string,
  data: Data,
  body: Body,
) {
  const schema = { querystring: MessageQuery, body }
  return { ...studioRoute('owner', operationId, data, schema), bodyLimit }
}

/** Runs `work` with the texts in a language; what the owner has to correct becomes a 400. */
async function localized<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await withLanguage(language, work)
  } catch (error) {
    throw error instanceof UserFacingError ? new HttpError(400, error.message) : error
  }
}

async function readFiles(files: readonly ImportFile[]): Promise<ReadImport[]> {
  const read = readUploadedFiles(
    files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, 'base64') })),
  )
  return Promise.all(read.map(encodePictures))
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

function presentField({ list, title = '', field }: FieldChange) {
  return { ...presentEntry({ list, title }), field: String(apiField(field)) }
}
