import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { isNotFound, messageOf } from '../../api/apiError'
import type { Project, ProjectDetail } from '../../contract/projects'
import { isSlug } from '../../lib/paths'
import { featuredProfileProjectsApi } from './featuredProjects'
import { profileProjectsApi } from './profileProjectsApi'

const { listProfileProjects } = profileProjectsApi.endpoints
const { listFeaturedProfileProjects } = featuredProfileProjectsApi.endpoints

type ApiState = Parameters<typeof profileProjectsApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof featuredProfileProjectsApi.util.selectCachedArgsForQuery>[0]

/**
 * The state of a project's page. While it is loading, `project` may come from a cached list.
 * `missing`: the project does not exist.
 */
export type ProjectState =
  | { status: 'loading'; project: ProjectDetail | undefined }
  | { status: 'missing' }
  | { status: 'loaded'; project: ProjectDetail }
  | { status: 'failed'; message: string }

export function useProject(profileId: number, slug: string | undefined): ProjectState {
  const { currentData: project, error } = profileProjectsApi.useGetProfileProjectBySlugQuery(
    isSlug(slug) ? { profileId, slug } : skipToken,
  )
  const cachedProject = useSelector((state: ApiState) =>
    slug && !project ? selectCachedProject(state, slug) : undefined,
  )
  if (!slug) return { status: 'failed', message: 'Project slug is required' }
  if (!isSlug(slug)) return { status: 'missing' }
  if (project) return { status: 'loaded', project }
  if (!error) return { status: 'loading', project: cachedProject }
  if (isNotFound(error)) return { status: 'missing' }
  return { status: 'failed', message: messageOf(error, 'Failed to load project details') }
}

/** Finds a project by its slug in the cached lists. */
function selectCachedProject(state: ApiState, slug: string): Project | undefined {
  const listed = profileProjectsApi.util
    .selectCachedArgsForQuery(state, 'listProfileProjects')
    .flatMap((args) => listProfileProjects.select(args)(state).data?.projects ?? [])
  const featured = featuredProfileProjectsApi.util
    .selectCachedArgsForQuery(state, 'listFeaturedProfileProjects')
    .flatMap((args) => listFeaturedProfileProjects.select(args)(state).data ?? [])
  return [...listed, ...featured].find((project) => project.slug === slug)
}
