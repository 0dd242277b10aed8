import { SkillCategoriesData, SkillData, SkillsData } from '../../src/contract/skills'
import { findCategoryId } from '../categories/repository'
import { notFound } from '../http/errors'
import {
  answers,
  CategoryParams,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Routes,
} from '../http/route'
import { findSkill, listSkillCategories, listSkills } from './repository'

export const skillsRoutes: Routes = async (api, { database }) => {
  api.get(
    '/skills',
    { schema: { querystring: PageQuery, response: answers(SkillsData) } },
    async ({ query }) => {
      const { rows, total } = await listSkills(database, query)
      return success({ skills: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/skills/category/:category',
    {
      schema: { params: CategoryParams, querystring: PageQuery, response: answers(SkillsData) },
    },
    async ({ params, query }) => {
      const categoryId = await findCategoryId(database, params.category)
      const { rows, total } = await listSkills(database, query, categoryId ?? 0)
      return success({ skills: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get('/skills/categories', { schema: { response: answers(SkillCategoriesData) } }, async () =>
    success({ categories: await listSkillCategories(database) }),
  )

  api.get(
    '/skills/:id',
    { schema: { params: IdParams, response: answers(SkillData) } },
    async ({ params }) => {
      const skill = await findSkill(database, params.id)
      if (!skill) throw notFound('Skill')
      return success({ skill })
    },
  )
}
