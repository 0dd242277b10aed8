import { Type } from 'typebox'
import { Id } from '../../src/contract/primitives'
import { ProfileSkillsData, ProfileSkillsOfCategoryData } from '../../src/contract/skills'
import { answers, IdParams, PageQuery, paginationOf, success, type Routes } from '../http/route'
import { groupByCategory, listProfileSkills, listProfileSkillsOfCategory } from './repository'

export const profileSkillsRoutes: Routes = async (api, { database }) => {
  api.get(
    '/profile-skills/profile/:id',
    { schema: { params: IdParams, querystring: PageQuery, response: answers(ProfileSkillsData) } },
    async ({ params, query }) => {
      const { rows, total } = await listProfileSkills(database, params.id, query)
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
        params: Type.Object({ id: Id, categoryId: Id }),
        response: answers(ProfileSkillsOfCategoryData),
      },
    },
    async ({ params: { id, categoryId } }) => {
      const skills = await listProfileSkillsOfCategory(database, id, categoryId)
      return success({ profile_skills: groupByCategory(skills) })
    },
  )
}
