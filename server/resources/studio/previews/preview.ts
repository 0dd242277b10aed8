import { Success } from '../../../../src/contract/schema/envelope'
import { PreviewData, PreviewInput } from '../../../../src/contract/studio'
import { badRequest, notFound } from '../../../http/HttpError'
import { isApiPath } from '../../../http/requestPath'
import { entryBodyLimit, ownerRoute, writeFailures } from '../../ownerRoute'
import { failures, success, type Routes } from '../../routeSchemas'
import { previewDraft } from './entryPreview'

export const previewRoutes: Routes = async (app) => {
  app.post(
    '/studio/preview',
    ownerRoute({ tag: 'studio', bodyLimit: entryBodyLimit }, 'previewEntry', {
      body: PreviewInput,
      response: { 200: Success(PreviewData), ...writeFailures, ...failures(404, 409) },
    }),
    async ({ body: { path, ...entry } }) => {
      requireApiPath(path)
      const preview = await previewDraft(app, entry, async (written) => {
        if (path === undefined) return written
        const response = await app.inject(`/api${path}`)
        return { ...written, response: response.json<unknown>() }
      })
      if (!preview) throw notFound('Entry')
      return success(preview)
    },
  )
}

/** @throws HttpError 400 if a path below `/api` leads elsewhere, for example by `..` */
function requireApiPath(path = ''): void {
  if (!isApiPath(new URL(`http://localhost/api${path}`).pathname)) {
    throw badRequest([{ path: 'path', message: 'must be a path of the API' }])
  }
}
