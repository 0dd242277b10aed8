import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { entryState, type EntryState } from '../../api/entryState'
import type { Project, ProjectDetail } from '../../contract/projects'
import { useTexts } from '../../language/TextsContext'
import { isSlug } from '../../lib/urls/paths'
import { featuredProfileProjectsApi } from './featuredProjects'
import { profileProjectsApi } from './profileProjectsApi'

const { listProfileProjects } = profileProjectsApi.endpoints
const { listFeaturedProfileProjects } = featuredProfileProjectsApi.endpoints

type ApiState = Parameters<typeof profileProjectsApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof featuredProfileProjectsApi.util.selectCachedArgsForQuery>[0]

export function useProject(
  profileId: number,
  slug: string | undefined,
): EntryState<ProjectDetail, Project> {
  const { errors, project: texts } = useTexts()
  const query = profileProjectsApi.useGetProfileProjectBySlugQuery(
    isSlug(slug) ? { profileId, slug } : skipToken,
  )
  const cachedProject = useSelector((state: ApiState) =>
    slug && !query.currentData ? selectCachedProject(state, slug) : undefined,
  )
  if (!slug) return { status: 'failed', message: texts.slugRequired }
  if (!isSlug(slug)) return { status: 'missing' }
  return entryState(query, errors, texts.failedText, cachedProject)
}

function selectCachedProject(state: ApiState, slug: string): Project | undefined {
  const listed = profileProjectsApi.util
    .selectCachedArgsForQuery(state, 'listProfileProjects')
    .flatMap((args) => listProfileProjects.select(args)(state).data?.projects ?? [])
  const featured = featuredProfileProjectsApi.util
    .selectCachedArgsForQuery(state, 'listFeaturedProfileProjects')
    .flatMap((args) => listFeaturedProfileProjects.select(args)(state).data ?? [])
  return [...listed, ...featured].find((project) => project.slug === slug)
}
