import {
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
  ProfileEducationsData,
} from '../../../src/contract/career'
import { ownerId } from '../../database/ownerId'
import { listRoute } from '../listRoute'
import { resourceRoutes } from '../resourceRoutes'
import { IdParams, type Routes } from '../routeSchemas'
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
    title: ({ degree }) => degree,
  })

  listRoute(app, 'listProfileEducations', IdParams, {
    path: '/profile-educations/profile/:id',
    tag: 'educations',
    listData: ProfileEducationsData,
    listKey: 'profile_educations',
    list: (db, page, _reader, { id }) => listEducations(db, id, page),
  })
}
