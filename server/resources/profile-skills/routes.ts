import { Type } from 'typebox'
import { Id } from '../../../src/contract/values'
import {
  ProfileSkillChanges,
  ProfileSkillData,
  ProfileSkillInput,
  ProfileSkillsData,
  ProfileSkillsOfCategoryData,
  type ProfileSkill,
  type ProfileSkillGroup,
} from '../../../src/contract/skills'
import { getRoute } from '../getRoute'
import { listRoute } from '../listRoute'
import { IdParams, readResponses, success, type Routes } from '../routeSchemas'
import { writeRoutes } from '../writeRoutes'
import {
  createProfileSkill,
  findProfileSkill,
  listProfileSkills,
  listProfileSkillsOfCategory,
  updateProfileSkill,
} from './repository'

export const profileSkillsRoutes: Routes = async (app) => {
  listRoute(app, 'listProfileSkills', IdParams, {
    path: '/profile-skills/profile/:id',
    tag: 'profile-skills',
    listData: ProfileSkillsData,
    listKey: 'profile_skills',
    list: async (db, page, reader, { id }) => {
      const { rows, total } = await listProfileSkills(db, reader, id, page)
      return { rows: groupByCategory(rows), total }
    },
  })

  app.get(
    '/profile-skills/profile/:id/category/:categoryId',
    {
      schema: {
        tags: ['profile-skills'],
        operationId: 'listProfileSkillsOfCategory',
        params: Type.Object({ id: Id, categoryId: Id }),
        response: readResponses(ProfileSkillsOfCategoryData),
      },
    },
    async (request) => {
      const { id, categoryId } = request.params
      const skills = await listProfileSkillsOfCategory(app.db, request, id, categoryId)
      return success({ profile_skills: groupByCategory(skills) })
    },
  )

  const resource = {
    path: '/profile-skills',
    table: 'profile_skills',
    noun: 'ProfileSkill',
    tag: 'profile-skills',
    input: ProfileSkillInput,
    changes: ProfileSkillChanges,
    data: ProfileSkillData,
    key: 'profile_skill',
    find: findProfileSkill,
    create: createProfileSkill,
    update: updateProfileSkill,
    title: ({ skill_name }: ProfileSkill) => skill_name,
  } as const
  getRoute(app, resource)
  writeRoutes(app, resource)
}

/** Groups skills that are sorted by category, in the same order. */
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
