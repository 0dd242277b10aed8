import type { Experience } from '../../../src/contract/experiences'
import { readConsistently } from '../../database/readConsistently'
import type { Db } from '../../database/schema'
import { offsetOf, type PageQuery, type Rows } from '../route'

/** One page of a profile's positions: those that go on first, then the latest. */
export function listExperiences(
  db: Db,
  profileId: number,
  page: PageQuery,
): Promise<Rows<Experience>> {
  return readConsistently(db, async (snapshot) => {
    const chosen = snapshot.selectFrom('experiences').where('profile_id', '=', profileId)
    const { total } = await chosen
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await chosen
      .selectAll()
      .orderBy('is_current', 'desc')
      .orderBy('start_date', 'desc')
      .orderBy('id')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute()
    return { rows, total: Number(total) }
  })
}

export function findExperience(db: Db, id: number): Promise<Experience | undefined> {
  return db.selectFrom('experiences').selectAll().where('id', '=', id).executeTakeFirst()
}
