import type { Selectable } from 'kysely'
import { hasRow, type WriteTransaction } from './contentWrites'
import type { Database, WritableTable } from './schema'

export type DeletedRow = { id: number } & Record<string, string | number | null>

/** A deleted row, and the rows that referred to it: deleted ones, and the ids of changed ones. */
export interface DeletedRows {
  row: DeletedRow
  project_skills: Selectable<Database['project_skills']>[]
  profile_skills: Selectable<Database['profile_skills']>[]
  testimonialIds: number[]
}

/** Reads the rows that refer to a row, which are deleted or changed with it. */
export async function readReferring(
  transaction: WriteTransaction,
  table: WritableTable,
  id: number,
) {
  const isSkill = table === 'skills'
  const isProject = table === 'projects'
  return {
    project_skills: await transaction
      .selectFrom('project_skills')
      .selectAll()
      .where(isSkill ? 'skill_id' : 'project_id', '=', isSkill || isProject ? id : 0)
      .execute(),
    profile_skills: await transaction
      .selectFrom('profile_skills')
      .selectAll()
      .where('skill_id', '=', isSkill ? id : 0)
      .execute(),
    testimonialIds: (
      await transaction
        .selectFrom('testimonials')
        .select('id')
        .where('project_id', '=', isProject ? id : 0)
        .execute()
    ).map((testimonial) => testimonial.id),
  }
}

/** Restores what referred to a restored row, as far as that still exists. */
export async function restoreReferring(
  transaction: WriteTransaction,
  { row, project_skills, profile_skills, testimonialIds }: DeletedRows,
): Promise<void> {
  for (const link of project_skills) {
    const [hasProject, hasSkill] = [
      await hasRow(transaction, 'projects', link.project_id),
      await hasRow(transaction, 'skills', link.skill_id),
    ]
    if (hasProject && hasSkill)
      await transaction.insertInto('project_skills').values(link).execute()
  }
  if (profile_skills.length > 0) {
    await transaction.insertInto('profile_skills').values(profile_skills).execute()
  }
  if (testimonialIds.length > 0) {
    await transaction
      .updateTable('testimonials')
      .set({ project_id: row.id })
      .where('id', 'in', testimonialIds)
      .where('project_id', 'is', null)
      .execute()
  }
}
