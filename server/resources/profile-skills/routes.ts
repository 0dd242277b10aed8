import { Type } from 'typebox'
import { Id } from '../../../src/contract/primitives'
import {
  ProfileSkillChanges,
  ProfileSkillData,
  ProfileSkillInput,
  ProfileSkillsData,
  ProfileSkillsOfCategoryData,
} from '../../../src/contract/skills'
import { readResponses, IdParams, PageQuery, paginationOf, success, type Routes } from '../route'
import { assertFound, writeRoutes } from '../writeRoutes'
import {
  findProfileSkill,
  groupByCategory,
  listProfileSkills,
  listProfileSkillsOfCategory,
} from './repository'
import { createProfileSkill, updateProfileSkill } from './writes'

export const profileSkillsRoutes: Routes = async (api, options) => {
  const { database } = options
  api.get(
    '/profile-skills/profile/:id',
    {
      schema: {
        tags: ['profile-skills'],
        operationId: 'listProfileSkills',
        params: IdParams,
        querystring: PageQuery,
        response: readResponses(ProfileSkillsData),
      },
    },
    async (request) => {
      const { params, query } = request
      const { rows, total } = await listProfileSkills(database, request, params.id, query)
      return success({
        profile_skills: groupByCategory(rows),
        pagination: paginationOf(query, total),
      })
    },
  )

  api.get(
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
      const skills = await listProfileSkillsOfCategory(database, request, id, categoryId)
      return success({ profile_skills: groupByCategory(skills) })
    },
  )

  writeRoutes(api, options, {
    path: '/profile-skills',
    table: 'profile_skills',
    noun: 'ProfileSkill',
    tag: 'profile-skills',
    input: ProfileSkillInput,
    changes: ProfileSkillChanges,
    answer: ProfileSkillData,
    create: createProfileSkill,
    update: updateProfileSkill,
    read: async (db, id) => ({
      profile_skill: assertFound(await findProfileSkill(db, { isOwner: true }, id)),
    }),
  })
}
