import type { Project } from '../../contract/projects'
import { featuredProfileProjectsApi } from './featuredProfileProjectsApi'
import { profileProjectsApi } from './profileProjectsApi'

const { listProfileProjects } = profileProjectsApi.endpoints
const { listFeaturedProfileProjects } = featuredProfileProjectsApi.endpoints

type ApiState = Parameters<typeof profileProjectsApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof featuredProfileProjectsApi.util.selectCachedArgsForQuery>[0]

/** Finds a project by its slug in the cached lists. */
export function selectListedProject(state: ApiState, slug: string): Project | undefined {
  const listed = profileProjectsApi.util
    .selectCachedArgsForQuery(state, 'listProfileProjects')
    .flatMap((args) => listProfileProjects.select(args)(state).data?.projects ?? [])
  const featured = featuredProfileProjectsApi.util
    .selectCachedArgsForQuery(state, 'listFeaturedProfileProjects')
    .flatMap((args) => listFeaturedProfileProjects.select(args)(state).data ?? [])
  return [...listed, ...featured].find((project) => project.slug === slug)
}
