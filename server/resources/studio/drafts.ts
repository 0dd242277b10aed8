import { Type } from 'typebox'
import {
  DraftInput,
  DraftKey,
  DraftReferenceData,
  DraftsData,
  TrackedResource,
} from '../../../src/contract/studio'
import { Success } from '../../../src/contract/schema/envelope'
import { putDraft, readDrafts } from '../../database/entries/drafts'
import { conflict } from '../../http/HttpError'
import { ownerRoute, writeFailures } from '../ownerRoute'
import { failures, readResponses, success, type Routes } from '../routeSchemas'

const tag = 'drafts'

/** Three copies of the longest text, each twice, with characters of several bytes. */
const bodyLimit = 4 * 1024 * 1024

/** The owner's routes for unsaved changes. They are no content: no cache and no page contains them. */
export const draftsRoutes: Routes = async (app) => {
  app.get(
    '/drafts/:resource',
    ownerRoute({ tag }, 'listDrafts', {
      params: Type.Object({ resource: TrackedResource }),
      response: readResponses(DraftsData),
    }),
    async ({ params: { resource } }) => success({ drafts: await readDrafts(app.db, resource) }),
  )

  app.put(
    '/drafts/:resource/:key',
    ownerRoute({ tag, bodyLimit }, 'putDraft', {
      params: Type.Object({ resource: TrackedResource, key: DraftKey }),
      body: DraftInput,
      response: { 200: Success(DraftReferenceData), ...writeFailures, ...failures(409) },
    }),
    async ({ params, body }) => {
      if (!(await putDraft(app.db, params, body))) {
        throw conflict('key', 'is not that of the draft of this entry')
      }
      return success({ draft: { key: params.key, revision: body.revision } })
    },
  )
}
