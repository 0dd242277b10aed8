import {
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../../src/contract/experiences'
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
import { findExperience, listExperiences } from './repository'
import { createExperience, updateExperience } from './writes'

export const experiencesRoutes: Routes = async (api, options) => {
  const { database } = options
  api.get(
    '/profile-experiences/profile/:id',
    {
      schema: {
        tags: ['experiences'],
        operationId: 'listProfileExperiences',
        params: IdParams,
        querystring: PageQuery,
        response: readResponses(ProfileExperiencesData),
      },
    },
    async ({ params, query }) => {
      const { rows, total } = await listExperiences(database, params.id, query)
      return success({ profile_experiences: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/experience',
    {
      schema: {
        tags: ['experiences'],
        operationId: 'listExperiences',
        querystring: PageQuery,
        response: readResponses(ExperiencesData),
      },
    },
    async ({ query }) => {
      const { rows, total } = await listExperiences(database, ownerId, query)
      return success({ experiences: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/experience/:id',
    {
      schema: {
        tags: ['experiences'],
        operationId: 'getExperience',
        params: IdParams,
        response: readResponsesOrNotFound(ExperienceData),
      },
    },
    async ({ params }) => {
      const experience = await findExperience(database, params.id)
      if (!experience) throw notFound('Experience')
      return success({ experience })
    },
  )

  writeRoutes(api, options, {
    path: '/experience',
    table: 'experiences',
    noun: 'Experience',
    tag: 'experiences',
    input: ExperienceInput,
    changes: ExperienceChanges,
    answer: ExperienceData,
    create: createExperience,
    update: updateExperience,
    read: async (db, id) => ({ experience: assertFound(await findExperience(db, id)) }),
  })
}
