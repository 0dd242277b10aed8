import type { Pagination } from '../../contract/primitives'
import type { Project } from '../../contract/projects'
import { mergeRows } from '../../lib/mergeRepeatedIds'

/** The loaded projects of one filter. */
export interface ProjectFeed {
  readonly projects: readonly Project[]
  /** Pagination of the page that was loaded last. */
  readonly pagination: Pagination
}

/**
 * Appends a page to the loaded projects. A project that is already loaded is replaced in place;
 * page 1 replaces the whole list. Neither argument is changed. The result is frozen, so that Immer
 * does not traverse all loaded rows to freeze them itself.
 */
export function mergeProjectPages(loaded: ProjectFeed, page: ProjectFeed): ProjectFeed {
  if (page.pagination.currentPage <= 1) return page
  const projects = Object.freeze(mergeRows(loaded.projects, page.projects))
  return Object.freeze({ projects, pagination: page.pagination })
}
