import type { ProjectChanges, ProjectInput } from '../../../src/contract/projects'
import { slugOfTitle } from '../../content/slugOfTitle'
import { insertRow, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { conflict } from '../../http/HttpError'
import { requireReference } from '../references'
import { ownerId } from '../profiles/ownerId'

type Skills = ProjectInput['skill_names']

/** What a body says of the project's own row. */
function columnsOf<T extends ProjectInput | ProjectChanges>(body: T) {
  const { id, profile_id, category_name, picture_colours, updated_at, skill_names, ...columns } =
    body
  return columns
}

export async function createProject(
  transaction: WriteTransaction,
  input: ProjectInput,
): Promise<number> {
  const slug = input.slug ?? (slugOfTitle(input.title) || null)
  await check(transaction, { ...input, slug })
  const now = new Date().toISOString()
  const id = await insertRow(transaction, 'projects', {
    description: null,
    picture_url: null,
    link_code: null,
    link_demo: null,
    link_youtube: null,
    tag: null,
    category_id: null,
    is_active: 1,
    is_featured: 0,
    created_at: now,
    ...columnsOf(input),
    slug,
    profile_id: ownerId,
    updated_at: now,
  })
  await writeSkills(transaction, id, input.skill_names)
  return id
}

export async function updateProject(
  transaction: WriteTransaction,
  id: number,
  changes: ProjectChanges,
): Promise<void> {
  await check(transaction, changes, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'projects', id, { ...columnsOf(changes), updated_at })
  await writeSkills(transaction, id, changes.skill_names)
}

/** An address leads to one project, and what a project refers to exists. */
async function check(
  transaction: WriteTransaction,
  project: ProjectChanges,
  self = 0,
): Promise<void> {
  await requireReference(transaction, 'category_id', 'categories', project.category_id)
  for (const [index, { id }] of (project.skill_names ?? []).entries()) {
    await requireReference(transaction, `skill_names.${index}.id`, 'skills', id)
  }
  if (!project.slug) return
  const other = await transaction
    .selectFrom('projects')
    .select('id')
    .where('profile_id', '=', ownerId)
    .where('slug', '=', project.slug)
    .where('id', '!=', self)
    .executeTakeFirst()
  if (other) throw conflict('slug', `is taken by project ${other.id}`)
}

/** Puts these technologies in the place of the old ones; nothing said, nothing changed. */
async function writeSkills(
  transaction: WriteTransaction,
  id: number,
  skills: Skills,
): Promise<void> {
  if (skills === undefined) return
  await transaction.deleteFrom('project_skills').where('project_id', '=', id).execute()
  const skillIds = [...new Set((skills ?? []).map((skill) => skill.id))]
  if (skillIds.length === 0) return
  await transaction
    .insertInto('project_skills')
    .values(skillIds.map((skill_id, sort_order) => ({ project_id: id, skill_id, sort_order })))
    .execute()
}
