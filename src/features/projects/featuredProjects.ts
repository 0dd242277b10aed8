import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import type { Project, ProjectsData } from '../../contract/projects'
import { projectsDataSchema } from '../../contract/responses/projects'
import { safeLink } from '../../lib/urls/links'
import type { CompleteCloth } from '../../lib/cloth'
import { categorySlug } from '../../lib/text'
import { useProjectCloth } from './projectCloth'

export type FeaturedProject = ReturnType<typeof toFeaturedProject>

/** Maps a project of the API to the fields that the home page shows. */
export function toFeaturedProject(project: Project, cloth: CompleteCloth) {
  return {
    id: String(project.id),
    title: project.title,
    description: project.description ?? '',
    image: safeLink(project.picture_url),
    imageColours: project.picture_colours,
    technologies: [...new Set(project.skill_names?.map(({ name }) => name))],
    githubUrl: safeLink(project.link_code),
    liveUrl: safeLink(project.link_demo),
    featured: project.is_featured === 1,
    category: categorySlug(project.category_name ?? ''),
    slug: project.slug?.trim() || undefined,
    cloth,
    outcome: project.outcomes?.[0],
    untranslated: project.untranslated,
  }
}

const featuredLimit = 4

export const featuredProfileProjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedProfileProjects: build.query<Project[], number>({
      query: (profileId) => ({
        url: '/profile-projects',
        params: {
          page: 1,
          limit: featuredLimit,
          profile_id: profileId,
          is_active: 1,
          featured: true,
        },
      }),
      extraOptions: { dataSchema: projectsDataSchema },
      transformResponse: (data: ProjectsData) => data.projects,
      providesTags: [listTag('Project')],
    }),
  }),
})

export function useFeaturedProjects(profileId: number) {
  const { data, error, isLoading } =
    featuredProfileProjectsApi.useListFeaturedProfileProjectsQuery(profileId)
  const clothOf = useProjectCloth()
  const projects = (data ?? []).map((project) => toFeaturedProject(project, clothOf(project)))
  return { projects, count: data?.length, error: data ? undefined : error, isLoading }
}
