import type { Project } from '../../src/contract/projects'
import { failure, pageOf, success } from './envelope'
import { answerCall, failCall } from './scenario'

const path = '/profile-projects'

/** Lets there be these projects, filtered as asked; `failingPage` fails each time. */
export function serveProjects(projects: readonly Project[], failingPage?: number) {
  return answerCall(path, (request) => {
    const query = new URL(request.url).searchParams
    const category = query.get('category')
    const chosen = projects.filter(
      (project) =>
        (category === null || project.category_name === category) &&
        (query.get('featured') !== 'true' || project.is_featured === 1),
    )
    const { rows, pagination } = pageOf(chosen, request)
    return pagination.currentPage === failingPage
      ? failure(500, 'Server sedang tidur')
      : success({ projects: rows, pagination })
  })
}

export const failProjects = () => failCall(path)

const slugPath = '/profile-projects/profile/1/slug/:slug'

/** Lets there be one project, under whatever slug it is asked for. */
export function serveProject(project: Project) {
  return answerCall(slugPath, () => success({ project }))
}

export const failProject = (statusCode: number, message?: string) =>
  failCall(slugPath, statusCode, message)
