import type { Profile } from '../../src/contract/profile'
import { buildProfile } from '../fixtures/profile'
import { success } from './envelope'
import { answerCall, failCall } from './scenario'

const path = '/profiles/1'

/** Lets the API answer with this profile. */
export function serveProfile(changes: Partial<Profile> = {}): void {
  answerCall(path, () => success({ profile: buildProfile(changes) }))
}

/** Lets the profile fail. */
export function failProfile(statusCode?: number, message?: string): void {
  failCall(path, statusCode, message)
}
