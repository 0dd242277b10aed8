import { appearanceFields } from '../../src/contract/appearance'
import { appearanceDefaults, type SiteDye } from '../../src/contract/constants'
import { updateRow } from '../database/contentWrites'
import { ownerId, type Db } from '../database/schema'
import { fromColumns, toColumns } from '../rows/columns'
import { getRoute, updateRoute, type Noun } from './noun'
import type { Routes } from './routeSchemas'

const appearance: Noun<typeof appearanceFields> = {
  resource: 'appearance',
  onlyId: ownerId,
  tag: 'appearance',
  fields: appearanceFields,
  find: async (db, id) => {
    const rows = db.selectFrom('appearance').selectAll().where('id', '=', id)
    return fromColumns(appearanceFields, await rows.executeTakeFirstOrThrow())
  },
  update: (transaction, id, changes) =>
    updateRow(transaction, 'appearance', id, toColumns(changes)),
}

export async function findDye(db: Db): Promise<SiteDye> {
  const row = await db
    .selectFrom('appearance')
    .select('dye')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row?.dye ?? appearanceDefaults.dye
}

export const appearanceRoutes: Routes = async (app) => {
  getRoute(app, appearance)
  updateRoute(app, appearance)
}
