import type { Selectable } from 'kysely'
import type {
  Experience,
  ExperienceChanges,
  ExperienceInput,
} from '../../../src/contract/experiences'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import { fromJson, toJson } from '../../database/jsonColumns'
import type { Database, Db } from '../../database/schema'
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
        (await sorted.selectAll().where('id', 'in', ids).execute()).map(experienceOf),
    }
  })
}

export async function findExperience(db: Db, id: number): Promise<Experience | undefined> {
  const row = await db.selectFrom('experiences').selectAll().where('id', '=', id).executeTakeFirst()
  return row && experienceOf(row)
}

function experienceOf(row: Selectable<Database['experiences']>): Experience {
  return { ...row, highlights: fromJson(row.highlights) }
}

export async function createExperience(
  transaction: WriteTransaction,
  id: number,
  { highlights, ...input }: ExperienceInput,
): Promise<void> {
  await transaction
    .insertInto('experiences')
    .values({
      is_current: 0,
      ...input,
      highlights: toJson(highlights),
      id,
      profile_id: ownerId,
    })
    .execute()
}

export function updateExperience(
  transaction: WriteTransaction,
  id: number,
  { highlights, ...changes }: ExperienceChanges,
): Promise<void> {
  return updateRow(transaction, 'experiences', id, {
    ...changes,
    highlights: toJson(highlights),
  })
}
