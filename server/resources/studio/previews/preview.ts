import { Success } from '../../../../src/contract/schema/envelope'
import { PreviewData, PreviewInput } from '../../../../src/contract/studio'
import { badRequest } from '../../../http/HttpError'
import { isApiPath } from '../../../http/requestPath'
import { entryBodyLimit, ownerRoute, writeFailures } from '../../ownerRoute'
import { failures, success, type Routes } from '../../routeSchemas'
import { previewEntry } from './entryPreview'

export const previewRoutes: Routes = async (app) => {
  app.post(
    '/studio/preview',
    ownerRoute({ tag: 'studio', bodyLimit: entryBodyLimit }, 'previewEntry', {
      body: PreviewInput,
      response: { 200: Success(PreviewData), ...writeFailures, ...failures(404, 409) },
    }),
    async ({ body: { path, ...entry } }, reply) => {
      requireApiPath(path)
      const { failure, result } = await previewEntry(app, entry, async (written) => {
        if (path === undefined) return written
        const response = await app.inject(`/api${path}`)
        return { ...written, response: response.json<unknown>() }
      })
      // That of the write, which has the same failures.
      return failure ? reply.code(failure.statusCode as 400).send(failure) : success(result)
    },
  )
}

/** @throws HttpError 400 if a path below `/api` leads elsewhere, for example by `..` */
function requireApiPath(path = ''): void {
  if (!isApiPath(new URL(`http://localhost/api${path}`).pathname)) {
    throw badRequest([{ path: 'path', message: 'must be a path of the API' }])
  }
}
