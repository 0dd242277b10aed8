import { projectDetailFields, type ProjectInput } from '../../../src/contract/projects'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { ownerId } from '../../database/schema'
import { findFreeSlug, findTakenSlug } from '../../database/entries/slugs'
import { sortOrderOf } from '../../database/entries/sortOrder'
import { conflict } from '../../http/HttpError'
import { initialFlags, toColumns } from '../../rows/columns'
import { slugOfTitle } from '../../rows/slugs'
import { assertReference } from '../ownerRoute'

export async function createProject(
  transaction: WriteTransaction,
  id: number,
  input: ProjectInput,
): Promise<void> {
  const slug = input.slug ?? (await slugFromTitle(transaction, id, input))
  await assertReferences(transaction, { ...input, slug })
  const now = new Date().toISOString()
  await transaction
    .insertInto('projects')
    .values({
      ...initialFlags(projectDetailFields),
      created_at: now,
      ...ownColumns(input),
      id,
      slug,
      profile_id: ownerId,
      sort_order: await sortOrderOf('first', transaction, 'projects'),
      updated_at: now,
    })
    .execute()
  await replaceSkills(transaction, id, input.skill_names)
}

export async function updateProject(
  transaction: WriteTransaction,
  id: number,
  changes: Partial<ProjectInput>,
): Promise<void> {
  const slug = changes.slug === null ? await slugFromTitle(transaction, id, changes) : changes.slug
  await assertReferences(transaction, { ...changes, slug }, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'projects', id, { ...ownColumns(changes), slug, updated_at })
  await replaceSkills(transaction, id, changes.skill_names)
}

function ownColumns<T extends Partial<ProjectInput>>({ skill_names, ...columns }: T) {
  return toColumns(columns)
}

async function slugFromTitle(
  transaction: WriteTransaction,
  id: number,
  changes: Partial<ProjectInput>,
): Promise<string | null> {
  const stored = transaction.selectFrom('projects').select('title').where('id', '=', id)
  const title = changes.title ?? (await stored.executeTakeFirstOrThrow()).title
  return (await findFreeSlug(transaction, 'projects', slugOfTitle(title), id)) || null
}

async function assertReferences(
  transaction: WriteTransaction,
  { category_id, skill_names, slug, translations }: Partial<ProjectInput>,
  ownId = 0,
): Promise<void> {
  await assertReference(transaction, 'category_id', 'categories', category_id)
  for (const [index, { id }] of (skill_names ?? []).entries()) {
    await assertReference(transaction, `skill_names.${index}.id`, 'skills', id)
  }
  const taken = await findTakenSlug(transaction, 'projects', { slug, translations }, ownId)
  if (taken) throw conflict(taken.path, `is taken by project ${taken.id}`, 'taken')
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
