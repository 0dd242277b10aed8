import { Type, type TSchema } from 'typebox'
import { importLimits } from '../../../src/contract/constants'
import {
  GithubRepositoriesData,
  ImportedData,
  ImportInput,
  ImportPreviewData,
  ImportPreviewInput,
} from '../../../src/contract/imports'
import type { Language } from '../../../src/language/languages'
import { HttpError } from '../../http/HttpError'
import { withStudioTexts } from '../../language/catalogues'
import { UserFacingError } from '../../UserFacingError'
import { MessageQuery, studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'

export const importsPath = '/studio/imports'

/** The readers of files are large, and only the owner needs them. */
const loadImport = () => import('./importFiles')

/** Files in Base64, which adds a third, and 1 MB of names. */
const bodyLimit = ((importLimits.megabytes * 4) / 3 + 1) * 2 ** 20

const GithubQuery = Type.Object({
  ...MessageQuery.properties,
  name: Type.String({ description: 'Of the user or the organization.', maxLength: 100 }),
})

export const importsRoutes: Routes = async (app) => {
  app.get(
    `${importsPath}/github`,
    studioRoute('owner', 'listGithubRepositories', GithubRepositoriesData, {
      querystring: GithubQuery,
    }),
    ({ query: { message_language, name } }) =>
      localized(message_language, async () => {
        const { listRepositories } = await loadImport()
        return success({ repositories: await listRepositories(app.db, name) })
      }),
  )
  app.post(
    `${importsPath}/preview`,
    importRoute('previewImport', ImportPreviewData, ImportPreviewInput),
    ({ query, body }) =>
      localized(query.message_language, async () => {
        const { previewImport } = await loadImport()
        return success(await previewImport(app.db, body))
      }),
  )
  app.post(importsPath, importRoute('importFiles', ImportedData, ImportInput), ({ query, body }) =>
    localized(query.message_language, async () => {
      const { importFiles } = await loadImport()
      const imported = await importFiles(app.db, body, () => app.backUp?.('before-import'))
      app.contentVersion.increment()
      return success(imported)
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
