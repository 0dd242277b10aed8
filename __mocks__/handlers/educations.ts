import type { Education } from '../../src/contract/career'
import { paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/profile-educations/profile/1'

/** Mocks the educations of the profile. */
export function serveEducations(educations: readonly Education[]) {
  return mockResponse(path, (request) => {
    const { rows, pagination } = paginate(educations, request)
    return success({ profile_educations: rows, pagination })
  })
}

export const failEducations = () => mockErrorResponse(path)
