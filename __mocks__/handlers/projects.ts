import type { Project } from '../../src/contract/projects'
import { failure, paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/profile-projects'

/** Mocks the lists of projects, with their filters; requests for `failingPage` fail. */
export function serveProjects(projects: readonly Project[], failingPage?: number) {
  return mockResponse(path, (request) => {
    const query = new URL(request.url).searchParams
    const category = query.get('category')
    const filtered = projects.filter(
      (project) =>
        (category === null || project.category_name === category) &&
        (query.get('featured') !== 'true' || project.is_featured === 1),
    )
    const { rows, pagination } = paginate(filtered, request)
    return pagination.currentPage === failingPage
      ? failure(500, 'Server sedang tidur')
      : success({ projects: rows, pagination })
  })
}

export const failProjects = () => mockErrorResponse(path)

const slugPath = '/profile-projects/profile/1/slug/:slug'

/** Mocks one project, for every slug. */
export function serveProject(project: Project) {
  return mockResponse(slugPath, () => success({ project }))
}

export const failProject = (statusCode: number, message?: string) =>
  mockErrorResponse(slugPath, statusCode, message)
