import {
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../../src/contract/experiences'
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
import { createExperience, findExperience, listExperiences, updateExperience } from './repository'

export const experiencesRoutes: Routes = async (app) => {
  resourceRoutes(app, {
    path: '/experience',
    table: 'experiences',
    tag: 'experiences',
    noun: 'Experience',
    input: ExperienceInput,
    changes: ExperienceChanges,
    data: ExperienceData,
    key: 'experience',
    find: findExperience,
    listData: ExperiencesData,
    listKey: 'experiences',
    list: (db, page) => listExperiences(db, ownerId, page),
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
