import type { ProjectsData } from '../../contract/projects'
import { mergeById } from '../../lib/mergeById'

/**
 * What has been loaded, and a further page, together: a project that both name kept once,
 * in its newer copy. Page 1 starts over. Neither argument is changed.
 */
export function mergeProjectPages(known: ProjectsData, page: ProjectsData): ProjectsData {
  if (page.pagination.currentPage <= 1) return page
  return { projects: mergeById(known.projects, page.projects), pagination: page.pagination }
}
