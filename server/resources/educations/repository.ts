import type { Education, EducationChanges, EducationInput } from '../../../src/contract/educations'
import { allocateId, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { ownerId } from '../../database/ownerId'

/** One page of a profile's educations, the latest first. */
export function listEducations(
  db: Db,
  profileId: number,
  page: PageRequest,
): Promise<Page<Education>> {
  return readPage(db, page, (snapshot) => {
    const sorted = snapshot.selectFrom('educations').orderBy('start_year', 'desc').orderBy('id')
    return {
      ids: sorted.select('id').where('profile_id', '=', profileId),
      rowsOf: (ids) => sorted.selectAll().where('id', 'in', ids).execute(),
    }
  })
}

export function findEducation(db: Db, id: number): Promise<Education | undefined> {
  return db.selectFrom('educations').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function createEducation(
  transaction: WriteTransaction,
  { id: _, ...input }: EducationInput,
): Promise<number> {
  const id = await allocateId(transaction, 'educations')
  await transaction
    .insertInto('educations')
    .values({ ...input, id, profile_id: ownerId })
    .execute()
  return id
}

export function updateEducation(
  transaction: WriteTransaction,
  id: number,
  { id: _, ...changes }: EducationChanges,
): Promise<void> {
  return updateRow(transaction, 'educations', id, changes)
}
