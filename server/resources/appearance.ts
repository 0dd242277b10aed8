import { appearanceFields } from '../../src/contract/appearance'
import { updateRow } from '../database/contentWrites'
import { ownerId } from '../database/schema'
import { fromColumns, toColumns } from '../rows/columns'
import { getRoute, updateRoute, type Noun } from './noun'
import type { Routes } from './routeSchemas'

const appearance: Noun<typeof appearanceFields> = {
  path: '/appearance',
  onlyId: ownerId,
  tag: 'appearance',
  name: 'Appearance',
  key: 'appearance',
  table: 'appearance',
  fields: appearanceFields,
  find: async (db, id) => {
    const rows = db.selectFrom('appearance').selectAll().where('id', '=', id)
    return fromColumns(appearanceFields, await rows.executeTakeFirstOrThrow())
  },
  update: (transaction, id, changes) =>
    updateRow(transaction, 'appearance', id, toColumns(changes)),
}

export const appearanceRoutes: Routes = async (app) => {
  getRoute(app, appearance)
  updateRoute(app, appearance)
}
