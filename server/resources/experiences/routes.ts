import {
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../../src/contract/experiences'
import { ownerId } from '../profiles/ownerId'
import { resourceRoutes } from '../resourceRoutes'
import {
  IdParams,
  PageQuery,
  paginationOf,
  readResponses,
  success,
  type Routes,
} from '../routeSchemas'
import { createExperience, findExperience, listExperiences, updateExperience } from './repository'

export const experiencesRoutes: Routes = async (app) => {
  resourceRoutes(app, {
    path: '/experience',
    table: 'experiences',
    tag: 'experiences',
    noun: 'Experience',
    plural: 'Experiences',
    input: ExperienceInput,
    changes: ExperienceChanges,
    data: ExperienceData,
    listData: ExperiencesData,
    list: async (db, page) => {
      const { rows, total } = await listExperiences(db, ownerId, page)
      return { experiences: rows, pagination: paginationOf(page, total) }
    },
    find: async (db, id) => {
      const experience = await findExperience(db, id)
      return experience && { experience }
    },
    create: createExperience,
    update: updateExperience,
  })

  app.get(
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
      const { rows, total } = await listExperiences(app.db, params.id, query)
      return success({ profile_experiences: rows, pagination: paginationOf(query, total) })
    },
  )
}
