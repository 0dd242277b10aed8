import {
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../../src/contract/career'
import { ownerId } from '../../database/ownerId'
import { listRoute } from '../listRoute'
import { resourceRoutes } from '../resourceRoutes'
import { IdParams, type Routes } from '../routeSchemas'
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
    title: ({ job_title }) => job_title,
  })

  listRoute(app, 'listProfileExperiences', IdParams, {
    path: '/profile-experiences/profile/:id',
    tag: 'experiences',
    listData: ProfileExperiencesData,
    listKey: 'profile_experiences',
    list: (db, page, _reader, { id }) => listExperiences(db, id, page),
  })
}
