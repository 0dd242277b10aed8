import {
  type Education,
  type EducationChanges,
  educationFields,
  type EducationInput,
} from '../../../src/contract/career'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import { fromColumns, toColumns } from '../../database/columns'
import type { Db } from '../../database/schema'
import { ownerId } from '../../database/ownerId'

/** One page of a profile's educations, the latest first. */
export function listEducations(
  db: Db,
  profileId: number,
  page: PageRequest,
): Promise<Page<Education>> {
  return readPage(db, page, (snapshot) => {
    const sorted = snapshot
      .selectFrom('educations')
      .orderBy('start_year', (order) => order.desc().nullsLast())
      .orderBy('id')
    return {
      ids: sorted.select('id').where('profile_id', '=', profileId),
      rowsOf: async (ids) =>
        (await sorted.selectAll().where('id', 'in', ids).execute()).map((row) =>
          fromColumns(educationFields, row),
        ),
    }
  })
}

export async function findEducation(db: Db, id: number): Promise<Education | undefined> {
  const row = await db.selectFrom('educations').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromColumns(educationFields, row)
}

export async function createEducation(
  transaction: WriteTransaction,
  id: number,
  input: EducationInput,
): Promise<void> {
  await transaction
    .insertInto('educations')
    .values({ ...toColumns(input), id, profile_id: ownerId })
    .execute()
}

export function updateEducation(
  transaction: WriteTransaction,
  id: number,
  changes: EducationChanges,
): Promise<void> {
  return updateRow(transaction, 'educations', id, toColumns(changes))
}
