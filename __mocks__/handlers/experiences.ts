import type { Experience } from '../../src/contract/experiences'
import { pageOf, success } from './envelope'
import { answerCall, failCall } from './scenario'

const path = '/profile-experiences/profile/1'

/** Lets the profile have had these positions. */
export function serveExperiences(experiences: readonly Experience[]) {
  return answerCall(path, (request) => {
    const { rows, pagination } = pageOf(experiences, request)
    return success({ profile_experiences: rows, pagination })
  })
}

export const failExperiences = () => failCall(path)
