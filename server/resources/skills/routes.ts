import {
  SkillCategoriesData,
  SkillChanges,
  SkillData,
  SkillInput,
  SkillsData,
} from '../../../src/contract/skills'
import { findCategoryId } from '../categories/repository'
import { resourceRoutes } from '../resourceRoutes'
import {
  CategoryParams,
  PageQuery,
  paginationOf,
  readResponses,
  success,
  type Routes,
} from '../routeSchemas'
import { createSkill, findSkill, listSkillCategories, listSkills, updateSkill } from './repository'

export const skillsRoutes: Routes = async (app) => {
  resourceRoutes(app, {
    path: '/skills',
    table: 'skills',
    tag: 'skills',
    noun: 'Skill',
    input: SkillInput,
    changes: SkillChanges,
    data: SkillData,
    key: 'skill',
    find: findSkill,
    listData: SkillsData,
    listKey: 'skills',
    list: listSkills,
    create: createSkill,
    update: updateSkill,
  })

  app.get(
    '/skills/category/:category',
    {
      schema: {
        tags: ['skills'],
        operationId: 'listSkillsOfCategory',
        params: CategoryParams,
        querystring: PageQuery,
        response: readResponses(SkillsData),
      },
    },
    async (request) => {
      const { params, query } = request
      const categoryId = await findCategoryId(app.db, params.category)
      const { rows, total } = await listSkills(app.db, query, request, categoryId)
      return success({ skills: rows, pagination: paginationOf(query, total) })
    },
  )

  app.get(
    '/skills/categories',
    {
      schema: {
        tags: ['skills'],
        operationId: 'listSkillCategories',
        response: readResponses(SkillCategoriesData),
      },
    },
    async () => success({ categories: await listSkillCategories(app.db) }),
  )
}
