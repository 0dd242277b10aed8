import { EducationData, EducationsData, ProfileEducationsData } from '../../src/contract/educations'
import { notFound } from '../http/errors'
import { answers, IdParams, PageQuery, paginationOf, success, type Routes } from '../http/route'
import { ownerId } from '../profiles/ownerId'
import { findEducation, listEducations } from './repository'

export const educationsRoutes: Routes = async (api, { database }) => {
  api.get(
    '/profile-educations/profile/:id',
    {
      schema: {
        params: IdParams,
        querystring: PageQuery,
        response: answers(ProfileEducationsData),
      },
    },
    async ({ params, query }) => {
      const { rows, total } = await listEducations(database, params.id, query)
      return success({ profile_educations: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/education',
    { schema: { querystring: PageQuery, response: answers(EducationsData) } },
    async ({ query }) => {
      const { rows, total } = await listEducations(database, ownerId, query)
      return success({ educations: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/education/:id',
    { schema: { params: IdParams, response: answers(EducationData) } },
    async ({ params }) => {
      const education = await findEducation(database, params.id)
      if (!education) throw notFound('Education')
      return success({ education })
    },
  )
}
