import {
  ExperienceData,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../src/contract/experiences'
import { notFound } from '../http/errors'
import { answers, IdParams, PageQuery, paginationOf, success, type Routes } from '../http/route'
import { ownerId } from '../profiles/ownerId'
import { findExperience, listExperiences } from './repository'

export const experiencesRoutes: Routes = async (api, { database }) => {
  api.get(
    '/profile-experiences/profile/:id',
    {
      schema: {
        params: IdParams,
        querystring: PageQuery,
        response: answers(ProfileExperiencesData),
      },
    },
    async ({ params, query }) => {
      const { rows, total } = await listExperiences(database, params.id, query)
      return success({ profile_experiences: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/experience',
    { schema: { querystring: PageQuery, response: answers(ExperiencesData) } },
    async ({ query }) => {
      const { rows, total } = await listExperiences(database, ownerId, query)
      return success({ experiences: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/experience/:id',
    { schema: { params: IdParams, response: answers(ExperienceData) } },
    async ({ params }) => {
      const experience = await findExperience(database, params.id)
      if (!experience) throw notFound('Experience')
      return success({ experience })
    },
  )
}
