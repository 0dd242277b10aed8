import { ProfileData } from '../../../src/contract/profile'
import { notFound } from '../../http/HttpError'
import { readResponsesOrNotFound, IdParams, success, type Routes } from '../route'
import { findProfile } from './repository'

export const profilesRoutes: Routes = async (api, { database }) => {
  api.get(
    '/profiles/:id',
    {
      schema: {
        tags: ['profile'],
        operationId: 'getProfile',
        params: IdParams,
        response: readResponsesOrNotFound(ProfileData),
      },
    },
    async ({ params }) => {
      const profile = await findProfile(database, params.id)
      if (!profile) throw notFound('Profile')
      return success({ profile })
    },
  )
}
