import type {
  Experience,
  ExperienceChanges,
  ExperienceInput,
} from '../../../src/contract/experiences'
import { allocateId, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
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
      .orderBy('is_current', 'desc')
      .orderBy('start_date', 'desc')
      .orderBy('id')
    return {
      ids: sorted.select('id').where('profile_id', '=', profileId),
      rowsOf: (ids) => sorted.selectAll().where('id', 'in', ids).execute(),
    }
  })
}

export function findExperience(db: Db, id: number): Promise<Experience | undefined> {
  return db.selectFrom('experiences').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function createExperience(
  transaction: WriteTransaction,
  { id: _, ...input }: ExperienceInput,
): Promise<number> {
  const id = await allocateId(transaction, 'experiences')
  await transaction
    .insertInto('experiences')
    .values({ is_current: 0, ...input, id, profile_id: ownerId })
    .execute()
  return id
}

export function updateExperience(
  transaction: WriteTransaction,
  id: number,
  { id: _, ...changes }: ExperienceChanges,
): Promise<void> {
  return updateRow(transaction, 'experiences', id, changes)
}
