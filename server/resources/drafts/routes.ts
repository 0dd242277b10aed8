import { Type } from 'typebox'
import {
  DraftInput,
  DraftKey,
  DraftReferenceData,
  DraftsData,
  type Draft,
} from '../../../src/contract/drafts'
import { Success } from '../../../src/contract/envelope'
import { TrackedResource } from '../../../src/contract/history'
import { discardDraft, putDraft, readDrafts } from '../../database/drafts'
import { conflict } from '../../http/HttpError'
import { ownerRoute, writeFailures } from '../ownerRoute'
import { FailureResponse, readResponses, success, type Routes } from '../routeSchemas'

const tag = 'drafts'

const DraftParams = Type.Object({ resource: TrackedResource, key: DraftKey })

/** Three copies of the longest text, with characters of several bytes. */
const bodyLimit = 2 * 1024 * 1024

/** The owner's routes for unsaved changes. They are no content: no cache and no page contains them. */
export const draftsRoutes: Routes = async (app) => {
  app.get(
    '/drafts/:resource',
    ownerRoute({ tag }, 'listDrafts', {
      params: Type.Object({ resource: TrackedResource }),
      response: readResponses(DraftsData),
    }),
    async ({ params: { resource } }) => {
      const rows = await readDrafts(app.db, resource)
      const drafts = rows.map(({ data, ...row }) => ({
        ...row,
        data: data === null ? null : (JSON.parse(data) as Draft['data']),
      }))
      return success({ drafts })
    },
  )

  app.put(
    '/drafts/:resource/:key',
    ownerRoute({ tag, bodyLimit }, 'putDraft', {
      params: DraftParams,
      body: DraftInput,
      response: { 200: Success(DraftReferenceData), ...writeFailures, 409: FailureResponse },
    }),
    async ({ params, body }) => {
      if (!(await putDraft(app.db, params, body))) {
        throw conflict('key', 'has been saved or discarded, or has a later revision')
      }
      return success({ draft: { key: params.key, revision: body.revision } })
    },
  )

  app.delete(
    '/drafts/:resource/:key',
    ownerRoute({ tag }, 'deleteDraft', {
      params: DraftParams,
      querystring: Type.Object({ revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
      response: { 200: Success(DraftReferenceData), ...writeFailures },
    }),
    async ({ params: { resource, key }, query: { revision } }) => {
      await discardDraft(app.db, resource, { key, revision })
      return success({ draft: { key, revision } })
    },
  )
}
