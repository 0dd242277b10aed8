import {
  SkillCategoriesData,
  SkillChanges,
  SkillData,
  SkillInput,
  SkillsData,
} from '../../../src/contract/skills'
import { findCategoryId } from '../categories/repository'
import { listRoute } from '../listRoute'
import { resourceRoutes } from '../resourceRoutes'
import { CategoryParams, readResponses, success, type Routes } from '../routeSchemas'
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
    list: (db, page, reader) => listSkills(db, page, reader),
    create: createSkill,
    update: updateSkill,
    title: ({ name }) => name,
  })

  listRoute(app, 'listSkillsOfCategory', CategoryParams, {
    path: '/skills/category/:category',
    tag: 'skills',
    listData: SkillsData,
    listKey: 'skills',
    list: async (db, page, reader, { category }) =>
      listSkills(db, page, reader, await findCategoryId(db, category)),
  })

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
