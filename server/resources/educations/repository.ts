import type { Selectable } from 'kysely'
import type { Education, EducationChanges, EducationInput } from '../../../src/contract/educations'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import { fromJson, toJson } from '../../database/jsonColumns'
import type { Database, Db } from '../../database/schema'
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
        (await sorted.selectAll().where('id', 'in', ids).execute()).map(educationOf),
    }
  })
}

export async function findEducation(db: Db, id: number): Promise<Education | undefined> {
  const row = await db.selectFrom('educations').selectAll().where('id', '=', id).executeTakeFirst()
  return row && educationOf(row)
}

function educationOf(row: Selectable<Database['educations']>): Education {
  return { ...row, highlights: fromJson(row.highlights) }
}

export async function createEducation(
  transaction: WriteTransaction,
  id: number,
  { highlights, ...input }: EducationInput,
): Promise<void> {
  await transaction
    .insertInto('educations')
    .values({ ...input, highlights: toJson(highlights), id, profile_id: ownerId })
    .execute()
}

export function updateEducation(
  transaction: WriteTransaction,
  id: number,
  { highlights, ...changes }: EducationChanges,
): Promise<void> {
  return updateRow(transaction, 'educations', id, {
    ...changes,
    highlights: toJson(highlights),
  })
}
