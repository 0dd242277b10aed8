import { ProfileChanges, ProfileData } from '../../../src/contract/profile'
import { getRoute } from '../getRoute'
import type { Routes } from '../routeSchemas'
import { updateRoute } from '../updateRoute'
import { findProfile, updateProfile } from './repository'

const resource = {
  path: '/profiles',
  table: 'profiles',
  tag: 'profile',
  noun: 'Profile',
  changes: ProfileChanges,
  data: ProfileData,
  key: 'profile',
  find: findProfile,
  update: updateProfile,
} as const

export const profilesRoutes: Routes = async (app) => {
  getRoute(app, resource)
  updateRoute(app, resource)
}
