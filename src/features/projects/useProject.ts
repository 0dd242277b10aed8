import { skipToken } from '@reduxjs/toolkit/query'
import { isMissing, messageOf } from '../../api/apiError'
import type { Project } from '../../contract/projects'
import { profileProjectsApi } from './profileProjectsApi'

/** A project's page: on its way, there, missing, or failed with a message. */
export type ProjectState =
  | { status: 'loading' | 'missing' }
  | { status: 'loaded'; project: Project }
  | { status: 'failed'; message: string }

/** The project that a slug names. */
export function useProject(profileId: number, slug: string | undefined): ProjectState {
  const { currentData: project, error } = profileProjectsApi.useGetProfileProjectBySlugQuery(
    slug ? { profileId, slug } : skipToken,
  )
  if (!slug) return { status: 'failed', message: 'Project slug is required' }
  if (project) return { status: 'loaded', project }
  if (!error) return { status: 'loading' }
  if (isMissing(error)) return { status: 'missing' }
  return { status: 'failed', message: messageOf(error, 'Failed to load project details') }
}
