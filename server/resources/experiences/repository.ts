import {
  type Experience,
  type ExperienceChanges,
  experienceFields,
  type ExperienceInput,
} from '../../../src/contract/career'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import { fromColumns, initialFlags, toColumns } from '../../database/columns'
import type { Db } from '../../database/schema'
import { ownerId } from '../../database/ownerId'

/** One page of a profile's experiences: the current ones first, then the latest. */
export function listExperiences(
  db: Db,
  profileId: number,
  page: PageRequest,
): Promise<Page<Experience>> {
  return readPage(db, page, (snapshot) => {
    const sorted = snapshot
      .selectFrom('experiences')
      .orderBy('is_current', (order) => order.desc().nullsLast())
      .orderBy('start_date', (order) => order.desc().nullsLast())
      .orderBy('id')
    return {
      ids: sorted.select('id').where('profile_id', '=', profileId),
      rowsOf: async (ids) =>
        (await sorted.selectAll().where('id', 'in', ids).execute()).map((row) =>
          fromColumns(experienceFields, row),
        ),
    }
  })
}

export async function findExperience(db: Db, id: number): Promise<Experience | undefined> {
  const row = await db.selectFrom('experiences').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromColumns(experienceFields, row)
}

export async function createExperience(
  transaction: WriteTransaction,
  id: number,
  input: ExperienceInput,
): Promise<void> {
  await transaction
    .insertInto('experiences')
    .values({ ...initialFlags(experienceFields), ...toColumns(input), id, profile_id: ownerId })
    .execute()
}

export function updateExperience(
  transaction: WriteTransaction,
  id: number,
  changes: ExperienceChanges,
): Promise<void> {
  return updateRow(transaction, 'experiences', id, toColumns(changes))
}
