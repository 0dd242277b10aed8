import { Type } from 'typebox'
import { Id } from '../../src/contract/schema/values'
import {
  profileSkillFields,
  ProfileSkillsData,
  ProfileSkillsOfCategory,
  type ProfileSkill,
  type ProfileSkillGroup,
} from '../../src/contract/skills'
import { fullYears, monthsOf, sumMonths } from '../dates'
import { findOther, updateRow, type WriteTransaction } from '../database/contentWrites'
import { readPage } from '../database/readPage'
import { ownerId, type Db } from '../database/schema'
import { sortOrderOf } from '../database/entries/sortOrder'
import { conflict, unknownReference } from '../http/HttpError'
import { nounRoutes, type DeletableNoun } from './noun'
import { IdParams, listRoute, readResponses, readRoute, success, type Routes } from './routeSchemas'
import { whereVisible, type Reader } from './visibility'

export const profileSkillsRoutes: Routes = async (app) => {
  const tag = 'profile-skills'
  listRoute(
    app,
    {
      ...{ path: '/profile-skills/profile/:id', operationId: 'listProfileSkills', tag },
      ...{ key: 'profile_skills', data: ProfileSkillsData, params: IdParams },
    },
    async (request) => {
      const { params, query, db } = request
      const { rows, total } = await readPage(db, query, (snapshot) =>
        profileSkillRows(snapshot, request).where('profile_skills.profile_id', '=', params.id),
      )
      return { rows: groupByCategory(await addProjectUse(db, request, rows)), total }
    },
  )
  app.get(
    '/profile-skills/profile/:id/category/:categoryId',
    readRoute(tag, 'listProfileSkillsOfCategory', {
      params: Type.Object({ id: Id, categoryId: Id }),
      response: readResponses(ProfileSkillsOfCategory),
    }),
    async (request) => {
      const { id, categoryId } = request.params
      const skills = await profileSkillRows(request.db, request)
        .where('profile_skills.profile_id', '=', id)
        .where('skills.category_id', '=', categoryId)
        .execute()
      return success({
        profile_skills: groupByCategory(await addProjectUse(request.db, request, skills)),
      })
    },
  )
  nounRoutes(app, profileSkill)
}

const profileSkill: DeletableNoun<typeof profileSkillFields> = {
  resource: 'profile-skills',
  tag: 'profile-skills',
  fields: profileSkillFields,
  find: (db, id, reader) =>
    profileSkillRows(db, reader).where('profile_skills.id', '=', id).executeTakeFirst(),
  create: async (transaction, id, { skill_id, percent, level, is_active = 1 }) => {
    const skillColumns = await columnsOfSkill(transaction, skill_id)
    const sort_order = await sortOrderOf('last', transaction, 'profile_skills')
    const now = new Date().toISOString()
    const own = { percent, level, is_active }
    const columns = { ...skillColumns, ...own, sort_order, profile_id: ownerId }
    await transaction
      .insertInto('profile_skills')
      .values({ ...columns, id, created_at: now, updated_at: now })
      .execute()
  },
  update: async (transaction, id, { skill_id, percent, level, is_active }) => {
    const skillColumns =
      skill_id === undefined ? {} : await columnsOfSkill(transaction, skill_id, id)
    const updated_at = new Date().toISOString()
    const columns = { ...skillColumns, percent, level, is_active, updated_at }
    await updateRow(transaction, 'profile_skills', id, columns)
  },
}

/** Adds the number of the projects that use each skill, and the full years in which one of them ran. */
async function addProjectUse<Skill extends Pick<ProfileSkill, 'skill_id'>>(
  db: Db,
  reader: Reader,
  skills: readonly Skill[],
) {
  if (skills.length === 0) return []
  const projects = await db
    .selectFrom('project_skills')
    .innerJoin('projects', 'projects.id', 'project_skills.project_id')
    .select(['project_skills.skill_id', 'projects.start_date', 'projects.end_date'])
    .where(whereVisible('projects.is_active', reader))
    .where(
      'project_skills.skill_id',
      'in',
      skills.map(({ skill_id }) => skill_id),
    )
    .execute()
  const now = monthsOf(new Date().toISOString(), true)
  return skills.map((skill) => {
    const used = projects.filter(({ skill_id }) => skill_id === skill.skill_id)
    const periods = used.flatMap(({ start_date: start, end_date: end }) =>
      start
        ? [{ start: monthsOf(start, false), end: end ? Math.min(monthsOf(end, true), now) : now }]
        : [],
    )
    const project_years = fullYears(sumMonths(periods)) || null
    return { ...skill, project_count: used.length || null, project_years }
  })
}

function groupByCategory(skills: readonly ProfileSkill[]): ProfileSkillGroup[] {
  const groups = new Map<number, ProfileSkillGroup>()
  for (const skill of skills) {
    const { category_id, category_name } = skill
    const group = groups.get(category_id) ?? { category_id, category_name, skills: [] }
    group.skills.push(skill)
    groups.set(category_id, group)
  }
  return [...groups.values()]
}

function profileSkillRows(db: Db, reader: Reader) {
  return db
    .selectFrom('profile_skills')
    .where(whereVisible('profile_skills.is_active', reader))
    .where(whereVisible('profile_skills.skill_is_active', reader))
    .orderBy('profile_skills.category_order')
    .orderBy('profile_skills.sort_order')
    .orderBy('profile_skills.id')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .select([
      'profile_skills.id',
      'profile_skills.skill_id',
      'skills.name as skill_name',
      'profile_skills.percent',
      'profile_skills.level',
      'categories.name as category_name',
      'categories.translations as category_translations',
      'skills.category_id',
      'skills.skill_icon',
      'profile_skills.is_active',
      'profile_skills.created_at',
      'profile_skills.updated_at',
    ])
}

/**
 * The columns that a profile's skill takes over from the skill.
 * @throws HttpError 400 when the skill does not exist, 409 when the profile has it already
 */
async function columnsOfSkill(transaction: WriteTransaction, skill_id: number, ownId = 0) {
  const skill = await transaction
    .selectFrom('skills')
    .select(['category_order', 'is_active as skill_is_active'])
    .where('id', '=', skill_id)
    .executeTakeFirst()
  if (!skill) throw unknownReference('skill_id', 'skills')
  const other = await findOther(transaction, 'profile_skills', { skill_id }, ownId)
  if (other) throw conflict('skill_id', `is taken by profile skill ${other.id}`, 'taken')
  return { ...skill, skill_id }
}
