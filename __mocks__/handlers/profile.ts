import type { Profile } from '../../src/contract/profile'
import { buildProfile } from '../fixtures/profile'
import { success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/profiles/1'

/** Mocks the profile. */
export function serveProfile(changes: Partial<Profile> = {}): void {
  mockResponse(path, () => success({ profile: buildProfile(changes) }))
}

/** Mocks a failing profile request. */
export function failProfile(statusCode?: number, message?: string): void {
  mockErrorResponse(path, statusCode, message)
}
