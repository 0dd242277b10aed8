import type { Education } from '../../src/contract/educations'
import { pageOf, success } from './envelope'
import { answerCall, failCall } from './scenario'

const path = '/profile-educations/profile/1'

/** Lets the profile have reached these degrees. */
export function serveEducations(educations: readonly Education[]) {
  return answerCall(path, (request) => {
    const { rows, pagination } = pageOf(educations, request)
    return success({ profile_educations: rows, pagination })
  })
}

export const failEducations = () => failCall(path)
