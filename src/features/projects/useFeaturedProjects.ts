import { useMemo } from 'react'
import { toFeaturedProject } from './featuredProject'
import { featuredProfileProjectsApi } from './featuredProfileProjectsApi'

/** The featured projects of the home page. */
export function useFeaturedProjects(profileId: number) {
  const { data, error, isLoading } =
    featuredProfileProjectsApi.useListFeaturedProfileProjectsQuery(profileId)
  const projects = useMemo(() => (data ?? []).map(toFeaturedProject), [data])
  return { projects, count: data?.length, error, isLoading }
}
