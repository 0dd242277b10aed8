import {
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
  ProfileEducationsData,
} from '../../../src/contract/educations'
import { ownerId } from '../../database/ownerId'
import { resourceRoutes } from '../resourceRoutes'
import {
  IdParams,
  PageQuery,
  paginationOf,
  readResponses,
  success,
  type Routes,
} from '../routeSchemas'
import { createEducation, findEducation, listEducations, updateEducation } from './repository'

export const educationsRoutes: Routes = async (app) => {
  resourceRoutes(app, {
    path: '/education',
    table: 'educations',
    tag: 'educations',
    noun: 'Education',
    input: EducationInput,
    changes: EducationChanges,
    data: EducationData,
    key: 'education',
    find: findEducation,
    listData: EducationsData,
    listKey: 'educations',
    list: (db, page) => listEducations(db, ownerId, page),
    create: createEducation,
    update: updateEducation,
  })

  app.get(
    '/profile-educations/profile/:id',
    {
      schema: {
        tags: ['educations'],
        operationId: 'listProfileEducations',
        params: IdParams,
        querystring: PageQuery,
        response: readResponses(ProfileEducationsData),
      },
    },
    async ({ params, query }) => {
      const { rows, total } = await listEducations(app.db, params.id, query)
      return success({ profile_educations: rows, pagination: paginationOf(query, total) })
    },
  )
}
