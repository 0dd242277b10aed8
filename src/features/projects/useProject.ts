import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { isNotFound, messageOf } from '../../api/apiError'
import type { Project } from '../../contract/projects'
import { profileProjectsApi } from './profileProjectsApi'
import { selectListedProject } from './selectListedProject'

/**
 * The state of a project's page. While it is loading, `project` may come from a cached list.
 * `missing`: the project does not exist.
 */
export type ProjectState =
  | { status: 'loading'; project: Project | undefined }
  | { status: 'missing' }
  | { status: 'loaded'; project: Project }
  | { status: 'failed'; message: string }

/** The project with this slug. */
export function useProject(profileId: number, slug: string | undefined): ProjectState {
  const { currentData: project, error } = profileProjectsApi.useGetProfileProjectBySlugQuery(
    slug ? { profileId, slug } : skipToken,
  )
  const listed = useSelector((state: Parameters<typeof selectListedProject>[0]) =>
    slug && !project ? selectListedProject(state, slug) : undefined,
  )
  if (!slug) return { status: 'failed', message: 'Project slug is required' }
  if (project) return { status: 'loaded', project }
  if (!error) return { status: 'loading', project: listed }
  if (isNotFound(error)) return { status: 'missing' }
  return { status: 'failed', message: messageOf(error, 'Failed to load project details') }
}
