import type { Pagination } from '../../contract/primitives'
import type { Project } from '../../contract/projects'
import { mergeRows, type RowList } from '../../lib/rowList'

/** The projects of one filter, as far as they are loaded. */
export interface ProjectFeed {
  readonly projects: RowList<Project>
  /** Where the page loaded last stands. */
  readonly pagination: Pagination
}

/** A page of projects as the first of a feed. */
export function startProjectFeed(projects: readonly Project[], pagination: Pagination) {
  return Object.freeze<ProjectFeed>({ projects: mergeRows([], projects), pagination })
}

/**
 * What has been loaded, and a further page, together: a project that both name stands once,
 * in its newer copy. Page 1 starts over. Neither argument is changed, and the cost is that
 * of the page.
 */
export function mergeProjectPages(known: ProjectFeed, page: ProjectFeed): ProjectFeed {
  if (page.pagination.currentPage <= 1) return page
  return Object.freeze({
    projects: mergeRows(known.projects, page.projects.flat()),
    pagination: page.pagination,
  })
}
