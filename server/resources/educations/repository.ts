import type { Education } from '../../../src/contract/educations'
import { readConsistently } from '../../database/readConsistently'
import type { Db } from '../../database/schema'
import { offsetOf, type PageQuery, type Rows } from '../route'

/** One page of a profile's degrees, the latest first. */
export function listEducations(
  db: Db,
  profileId: number,
  page: PageQuery,
): Promise<Rows<Education>> {
  return readConsistently(db, async (snapshot) => {
    const chosen = snapshot.selectFrom('educations').where('profile_id', '=', profileId)
    const { total } = await chosen
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await chosen
      .selectAll()
      .orderBy('start_year', 'desc')
      .orderBy('id')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute()
    return { rows, total: Number(total) }
  })
}

export function findEducation(db: Db, id: number): Promise<Education | undefined> {
  return db.selectFrom('educations').selectAll().where('id', '=', id).executeTakeFirst()
}
