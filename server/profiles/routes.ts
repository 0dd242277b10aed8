import { ProfileData } from '../../src/contract/profile'
import { notFound } from '../http/errors'
import { answers, IdParams, success, type Routes } from '../http/route'
import { findProfile } from './repository'

export const profilesRoutes: Routes = async (api, { database }) => {
  api.get(
    '/profiles/:id',
    { schema: { params: IdParams, response: answers(ProfileData) } },
    async ({ params }) => {
      const profile = await findProfile(database, params.id)
      if (!profile) throw notFound('Profile')
      return success({ profile })
    },
  )
}
