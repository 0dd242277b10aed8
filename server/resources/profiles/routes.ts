import { ProfileData } from '../../../src/contract/profile'
import { getRoute } from '../resourceRoutes'
import type { Routes } from '../routeSchemas'
import { findProfile } from './repository'

export const profilesRoutes: Routes = async (app) => {
  getRoute(app, {
    path: '/profiles',
    tag: 'profile',
    noun: 'Profile',
    data: ProfileData,
    find: async (db, id) => {
      const profile = await findProfile(db, id)
      return profile && { profile }
    },
  })
}
