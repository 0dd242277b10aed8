import {
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
  ProfileEducationsData,
} from '../../../src/contract/educations'
import { notFound } from '../../http/HttpError'
import {
  readResponses,
  readResponsesOrNotFound,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Routes,
} from '../route'
import { assertFound, writeRoutes } from '../writeRoutes'
import { ownerId } from '../profiles/ownerId'
import { findEducation, listEducations } from './repository'
import { createEducation, updateEducation } from './writes'

export const educationsRoutes: Routes = async (api, options) => {
  const { database } = options
  api.get(
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
      const { rows, total } = await listEducations(database, params.id, query)
      return success({ profile_educations: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/education',
    {
      schema: {
        tags: ['educations'],
        operationId: 'listEducations',
        querystring: PageQuery,
        response: readResponses(EducationsData),
      },
    },
    async ({ query }) => {
      const { rows, total } = await listEducations(database, ownerId, query)
      return success({ educations: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/education/:id',
    {
      schema: {
        tags: ['educations'],
        operationId: 'getEducation',
        params: IdParams,
        response: readResponsesOrNotFound(EducationData),
      },
    },
    async ({ params }) => {
      const education = await findEducation(database, params.id)
      if (!education) throw notFound('Education')
      return success({ education })
    },
  )

  writeRoutes(api, options, {
    path: '/education',
    table: 'educations',
    noun: 'Education',
    tag: 'educations',
    input: EducationInput,
    changes: EducationChanges,
    answer: EducationData,
    create: createEducation,
    update: updateEducation,
    read: async (db, id) => ({ education: assertFound(await findEducation(db, id)) }),
  })
}
