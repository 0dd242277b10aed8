import type { ProjectChanges, ProjectInput } from '../../../src/contract/projects'
import { slugOfTitle } from '../../content/slugs'
import {
  allocateId,
  firstSortOrder,
  updateRow,
  type WriteTransaction,
} from '../../database/contentWrites'
import { toJson } from '../../database/jsonColumns'
import { conflict } from '../../http/HttpError'
import { ownerId } from '../../database/ownerId'
import { requireReference } from '../requireReference'

export async function createProject(
  transaction: WriteTransaction,
  input: ProjectInput,
): Promise<number> {
  const slug = input.slug ?? (slugOfTitle(input.title) || null)
  await checkReferences(transaction, { ...input, slug })
  const now = new Date().toISOString()
  const id = await allocateId(transaction, 'projects')
  await transaction
    .insertInto('projects')
    .values({
      is_active: 1,
      is_featured: 0,
      created_at: now,
      ...ownColumns(input),
      id,
      slug,
      profile_id: ownerId,
      sort_order: await firstSortOrder(transaction, 'projects'),
      updated_at: now,
    })
    .execute()
  await replaceSkills(transaction, id, input.skill_names)
  return id
}

export async function updateProject(
  transaction: WriteTransaction,
  id: number,
  changes: ProjectChanges,
): Promise<void> {
  await checkReferences(transaction, changes, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'projects', id, { ...ownColumns(changes), updated_at })
  await replaceSkills(transaction, id, changes.skill_names)
}

/** The columns of the project's own row. */
function ownColumns<T extends ProjectChanges>(body: T) {
  const { id, profile_id, category_name, picture_colours, updated_at, skill_names, ...rest } = body
  const { highlights, ...columns } = rest
  return { ...columns, highlights: toJson(highlights) }
}

/** @throws HttpError 400 for an id that does not exist, 409 for the slug of another project */
async function checkReferences(
  transaction: WriteTransaction,
  { category_id, skill_names, slug }: ProjectChanges,
  ownId = 0,
): Promise<void> {
  await requireReference(transaction, 'category_id', 'categories', category_id)
  for (const [index, { id }] of (skill_names ?? []).entries()) {
    await requireReference(transaction, `skill_names.${index}.id`, 'skills', id)
  }
  if (!slug) return
  const other = await transaction
    .selectFrom('projects')
    .select('id')
    .where('profile_id', '=', ownerId)
    .where('slug', '=', slug)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw conflict('slug', `is taken by project ${other.id}`)
}

/** Replaces the skills of a project, unless the body does not contain any list of them. */
async function replaceSkills(
  transaction: WriteTransaction,
  projectId: number,
  skills: ProjectInput['skill_names'],
): Promise<void> {
  if (skills === undefined) return
  await transaction.deleteFrom('project_skills').where('project_id', '=', projectId).execute()
  const skillIds = [...new Set((skills ?? []).map(({ id }) => id))]
  if (skillIds.length === 0) return
  await transaction
    .insertInto('project_skills')
    .values(
      skillIds.map((skill_id, sort_order) => ({ project_id: projectId, skill_id, sort_order })),
    )
    .execute()
}
