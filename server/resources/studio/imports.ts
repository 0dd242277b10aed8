import { Type, type TSchema } from 'typebox'
import { importLimits } from '../../../src/contract/constants'
import {
  GithubRepositoriesData,
  ImportedData,
  ImportInput,
  ImportPreviewData,
  ImportPreviewInput,
  type ImportChanges,
} from '../../../src/contract/imports'
import type { Language } from '../../../src/language/languages'
import { applyImport, planImport } from '../../content/merge/applyImport'
import { shortenValues } from '../../content/merge/formatChanges'
import type { ContentChanges, EntryChange, FieldChange } from '../../content/merge/mergeContent'
import { formatNotes, formatTaken } from '../../content/report'
import { joinImports } from '../../content/sources/readImport'
import { HttpError } from '../../http/HttpError'
import { withStudioTexts } from '../../language/catalogues'
import { UserFacingError } from '../../UserFacingError'
import { studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'
import { apiField, resourceOf } from './contentPlaces'
import { MessageQuery } from './messageQuery'
import { joinAddresses, listRepositories, readSources } from './readSources'

export const importsPath = '/studio/imports'

/** Files in Base64, which adds a third, and 1 MB of names. */
const bodyLimit = ((importLimits.megabytes * 4) / 3 + 1) * 2 ** 20

const GithubQuery = Type.Object({
  ...MessageQuery.properties,
  name: Type.String({ description: 'Of the user or the organization.', maxLength: 100 }),
})

/** The owner's routes that read files of other programs and GitHub, and merge them into the content. */
export const importsRoutes: Routes = async (app) => {
  app.get(
    `${importsPath}/github`,
    studioRoute('owner', 'listGithubRepositories', GithubRepositoriesData, {
      querystring: GithubQuery,
    }),
    ({ query: { message_language, name } }) =>
      localized(message_language, async () =>
        success({ repositories: await listRepositories(app.db, name) }),
      ),
  )
  app.post(
    `${importsPath}/preview`,
    importRoute('previewImport', ImportPreviewData, ImportPreviewInput),
    ({ query, body }) =>
      localized(query.message_language, async () => {
        const sources = await readSources(app.db, body)
        const imports = joinImports(sources.map(({ read }) => read))
        const { changes } = await planImport(app.db, imports, {})
        const { changes: replacing } = await planImport(app.db, imports, { replaces: true })
        return success({
          sources: sources.map(({ read: { kind, report }, missing }) => {
            const notes = [formatNotes(report), missing].filter(Boolean).join('\n')
            return { kind, taken: formatTaken(report), notes }
          }),
          changes: present(changes),
          replacing: present(replacing),
        })
      }),
  )
  app.post(importsPath, importRoute('importFiles', ImportedData, ImportInput), ({ query, body }) =>
    localized(query.message_language, async () => {
      const sources = await readSources(app.db, body)
      const imports = joinImports(sources.map(({ read }) => read))
      const { isChanged } = await planImport(app.db, imports, body)
      if (isChanged) await app.backUp?.('before-import')
      const { changes } = await applyImport(app.db, imports, body, joinAddresses(sources))
      app.contentVersion.increment()
      const missing = sources.map((source) => source.missing).filter(Boolean)
      return success({ changes: present(changes), missing_pictures: missing.join('\n') })
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

/** Runs `work` with texts in a language; what the owner has to correct becomes a 400. */
async function localized<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await withStudioTexts(language, work)
  } catch (error) {
    throw error instanceof UserFacingError ? new HttpError(400, error.message) : error
  }
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
