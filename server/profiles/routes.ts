import { ProfileData } from '../../src/contract/profile'
import { notFound } from '../http/HttpError'
import { answersOrNotFound, IdParams, success, type Routes } from '../http/route'
import { findProfile } from './repository'

export const profilesRoutes: Routes = async (api, { database }) => {
  api.get(
    '/profiles/:id',
    {
      schema: {
        tags: ['profile'],
        operationId: 'getProfile',
        params: IdParams,
        response: answersOrNotFound(ProfileData),
      },
    },
    async ({ params }) => {
      const profile = await findProfile(database, params.id)
      if (!profile) throw notFound('Profile')
      return success({ profile })
    },
  )
}
