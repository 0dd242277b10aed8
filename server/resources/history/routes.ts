import { Type } from 'typebox'
import { Success } from '../../../src/contract/envelope'
import {
  DeletableResource,
  OrderData,
  OrderInput,
  RestoredData,
  RevisionsData,
  SortedResource,
  TrackedResource,
  TrashData,
} from '../../../src/contract/studio'
import { Id } from '../../../src/contract/values'
import { commit, ownerRoute, writeFailures } from '../ownerRoute'
import { FailureResponse, readResponses, success, type Routes } from '../routeSchemas'
import { listRevisions, listTrash, restoreEntry, sortEntries } from './repository'

const tag = 'history'

/** The owner's routes for saved states, deleted entries, and the order of entries. */
export const historyRoutes: Routes = async (app) => {
  app.get(
    '/revisions/:resource/:id',
    ownerRoute({ tag }, 'listRevisions', {
      params: Type.Object({ resource: TrackedResource, id: Id }),
      response: readResponses(RevisionsData),
    }),
    async ({ params: { resource, id } }) =>
      success({ revisions: await listRevisions(app.db, resource, id) }),
  )

  app.get(
    '/trash',
    ownerRoute({ tag }, 'listTrash', {
      response: readResponses(TrashData),
    }),
    async () => success({ entries: await listTrash(app.db) }),
  )

  app.post(
    '/trash/:resource/:id/restore',
    ownerRoute({ tag }, 'restoreEntry', {
      params: Type.Object({ resource: DeletableResource, id: Id }),
      response: {
        200: Success(RestoredData),
        ...writeFailures,
        404: FailureResponse,
        409: FailureResponse,
      },
    }),
    ({ params: { resource, id } }) =>
      commit(app, async (transaction) => {
        await restoreEntry(transaction, resource, id)
        return success({ id })
      }),
  )

  app.put(
    '/order/:resource',
    ownerRoute({ tag }, 'sortEntries', {
      params: Type.Object({ resource: SortedResource }),
      body: OrderInput,
      response: { 200: Success(OrderData), ...writeFailures, 409: FailureResponse },
    }),
    ({ params: { resource }, body: { ids } }) =>
      commit(app, async (transaction) => {
        await sortEntries(transaction, resource, ids)
        return success({ ids })
      }),
  )
}
