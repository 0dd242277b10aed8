import { http } from 'msw'
import type { Profile } from '../../src/contract/profile'
import { buildProfile } from '../fixtures/profile'
import { apiServer } from './apiServer'
import { failure, success } from './envelope'

const path = '*/api/profiles/1'

/** Lets the API answer with this profile. */
export function serveProfile(changes: Partial<Profile> = {}): void {
  apiServer.use(http.get(path, () => success({ profile: buildProfile(changes) })))
}

/** Lets the profile fail. */
export function failProfile(statusCode = 500, message = 'Server sedang tidur'): void {
  apiServer.use(http.get(path, () => failure(statusCode, message)))
}
