import type { SkillChanges, SkillInput } from '../../../src/contract/skills'
import { insertRow, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { conflict } from '../../http/HttpError'
import { requireReference } from '../references'

/** What a body says of the skill's own row. */
function columnsOf<T extends SkillInput | SkillChanges>(body: T) {
  const { id, category_name, created_at, updated_at, ...columns } = body
  return columns
}

export async function createSkill(
  transaction: WriteTransaction,
  input: SkillInput,
): Promise<number> {
  await check(transaction, input)
  const now = new Date().toISOString()
  return insertRow(transaction, 'skills', {
    skill_icon: null,
    is_active: 1,
    ...columnsOf(input),
    sort_order: await nextPlace(transaction),
    created_at: now,
    updated_at: now,
  })
}

export async function updateSkill(
  transaction: WriteTransaction,
  id: number,
  changes: SkillChanges,
): Promise<void> {
  await check(transaction, changes, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'skills', id, { ...columnsOf(changes), updated_at })
}

/** The catalogue knows each technology once. */
async function check(transaction: WriteTransaction, skill: SkillChanges, self = 0): Promise<void> {
  await requireReference(transaction, 'category_id', 'categories', skill.category_id)
  if (skill.name === undefined) return
  const other = await transaction
    .selectFrom('skills')
    .select('id')
    .where('name', '=', skill.name)
    .where('id', '!=', self)
    .executeTakeFirst()
  if (other) throw conflict('name', `is taken by skill ${other.id}`)
}

/** After all the others. */
async function nextPlace(transaction: WriteTransaction): Promise<number> {
  const { last } = await transaction
    .selectFrom('skills')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? -1) + 1
}
