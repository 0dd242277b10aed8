import type { Project, ProjectDetail, ProjectStats } from '../../src/contract/projects'
import { failure, paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/profile-projects'

/** The numbers of projects, in the order of their first project. */
function countProjects(projects: readonly Project[]): ProjectStats {
  const names = [...new Set(projects.map(({ category_name: name }) => name ?? ''))]
  return {
    total: projects.length,
    active: projects.length,
    featured: projects.filter((project) => project.is_featured === 1).length,
    byCategory: names.map((name, index) => ({
      category_id: index + 1,
      category_name: name,
      total: projects.filter((project) => project.category_name === name).length,
    })),
  }
}

/** Mocks the lists of projects, with their filters, and their numbers; `failingPage` fails. */
export function serveProjects(projects: readonly Project[], failingPage?: number) {
  mockResponse('/projects/stats', () => success({ stats: countProjects(projects) }))
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
export function serveProject(project: ProjectDetail) {
  return mockResponse(slugPath, () => success({ project }))
}

export const failProject = (statusCode: number, message?: string) =>
  mockErrorResponse(slugPath, statusCode, message)
