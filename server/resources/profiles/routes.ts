import { ProfileData } from '../../../src/contract/profile'
import { getRoute } from '../getRoute'
import type { Routes } from '../routeSchemas'
import { findProfile } from './repository'

export const profilesRoutes: Routes = async (app) => {
  getRoute(app, {
    path: '/profiles',
    tag: 'profile',
    noun: 'Profile',
    data: ProfileData,
    key: 'profile',
    find: findProfile,
  })
}
