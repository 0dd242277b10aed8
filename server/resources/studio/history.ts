import { Type } from 'typebox'
import { Success } from '../../../src/contract/schema/envelope'
import {
  DeletableResource,
  SavedOrder,
  OrderInput,
  Restored,
  RevisionsData,
  SortedResource,
  TrackedResource,
  TrashData,
  type Revision,
} from '../../../src/contract/studio'
import { nouns } from '../../../src/contract/nouns'
import { Id } from '../../../src/contract/schema/values'
import { putOrder } from '../../database/entries/sortOrder'
import { readRevisions } from '../../database/entries/revisions'
import { readTrash, restoreFromTrash } from '../../database/entries/trash'
import { conflict, notFound } from '../../http/HttpError'
import { commit, ownerRoute, writeFailures } from '../ownerRoute'
import { failures, readResponses, success, type Routes } from '../routeSchemas'
import { resourceOf } from './contentPlaces'

const tag = 'history'

const trashRoutes: Routes = async (app) => {
  app.get(
    '/trash',
    ownerRoute({ tag }, 'listTrash', { response: readResponses(TrashData) }),
    async () => {
      const rows = await readTrash(app.db)
      const entries = rows.flatMap(({ table_name, row_id, title, deleted_at }) => {
        const resource = resourceOf(table_name)
        return resource ? [{ resource, id: row_id, title, deleted_at }] : []
      })
      return success({ entries })
    },
  )

  app.post(
    '/trash/:resource/:id/restore',
    ownerRoute({ tag }, 'restoreEntry', {
      params: Type.Object({ resource: DeletableResource, id: Id }),
      response: { 200: Success(Restored), ...writeFailures, ...failures(404, 409) },
    }),
    ({ params: { resource, id } }) =>
      commit(app, async (transaction) => {
        const result = await restoreFromTrash(transaction, nouns[resource].table, id)
        if (result === 'missing') throw notFound('Deleted entry')
        if (result) throw conflict(result.column, result.reason, result.code)
        return success({ id })
      }),
  )
}

export const historyRoutes: Routes = async (app) => {
  app.get(
    '/revisions/:resource/:id',
    ownerRoute({ tag }, 'listRevisions', {
      params: Type.Object({ resource: TrackedResource, id: Id }),
      response: readResponses(RevisionsData),
    }),
    async ({ params: { resource, id } }) => {
      const rows = await readRevisions(app.db, nouns[resource].table, id)
      const revisions = rows.map((row) => ({
        ...row,
        data: JSON.parse(row.data) as Revision['data'],
      }))
      return success({ revisions })
    },
  )
  app.put(
    '/order/:resource',
    ownerRoute({ tag }, 'sortEntries', {
      params: Type.Object({ resource: SortedResource }),
      body: OrderInput,
      response: { 200: Success(SavedOrder), ...writeFailures, ...failures(409) },
    }),
    ({ params: { resource }, body: { ids } }) =>
      commit(app, async (transaction) => {
        if (!(await putOrder(transaction, nouns[resource].table, ids))) {
          throw conflict('ids', 'must be the ids of all entries: read the list again')
        }
        return success({ ids })
      }),
  )
  await app.register(trashRoutes)
}
