import type { Experience } from '../../src/contract/career'
import { paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/profile-experiences/profile/1'

/** Mocks the experiences of the profile. */
export function serveExperiences(experiences: readonly Experience[]) {
  return mockResponse(path, (request) => {
    const { rows, pagination } = paginate(experiences, request)
    return success({ profile_experiences: rows, pagination })
  })
}

export const failExperiences = () => mockErrorResponse(path)
