import {
  SkillCategoriesData,
  SkillChanges,
  SkillData,
  SkillInput,
  SkillsData,
} from '../../../src/contract/skills'
import { findCategoryId } from '../categories/repository'
import { notFound } from '../../http/HttpError'
import {
  readResponses,
  readResponsesOrNotFound,
  CategoryParams,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Routes,
} from '../route'
import { assertFound, writeRoutes } from '../writeRoutes'
import { findSkill, listSkillCategories, listSkills } from './repository'
import { createSkill, updateSkill } from './writes'

export const skillsRoutes: Routes = async (api, options) => {
  const { database } = options
  api.get(
    '/skills',
    {
      schema: {
        tags: ['skills'],
        operationId: 'listSkills',
        querystring: PageQuery,
        response: readResponses(SkillsData),
      },
    },
    async (request) => {
      const { query } = request
      const { rows, total } = await listSkills(database, request, query)
      return success({ skills: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
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
      const categoryId = await findCategoryId(database, params.category)
      const { rows, total } = await listSkills(database, request, query, categoryId ?? 0)
      return success({ skills: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/skills/categories',
    {
      schema: {
        tags: ['skills'],
        operationId: 'listSkillCategories',
        response: readResponses(SkillCategoriesData),
      },
    },
    async () => success({ categories: await listSkillCategories(database) }),
  )

  api.get(
    '/skills/:id',
    {
      schema: {
        tags: ['skills'],
        operationId: 'getSkill',
        params: IdParams,
        response: readResponsesOrNotFound(SkillData),
      },
    },
    async (request) => {
      const skill = await findSkill(database, request.params.id, request)
      if (!skill) throw notFound('Skill')
      return success({ skill })
    },
  )

  writeRoutes(api, options, {
    path: '/skills',
    table: 'skills',
    noun: 'Skill',
    tag: 'skills',
    input: SkillInput,
    changes: SkillChanges,
    answer: SkillData,
    create: createSkill,
    update: updateSkill,
    read: async (db, id) => ({ skill: assertFound(await findSkill(db, id, { isOwner: true })) }),
  })
}
