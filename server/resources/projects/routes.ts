import { Type, type Static } from 'typebox'
import { Flag, Id } from '../../../src/contract/values'
import {
  FeaturedProjectsData,
  ProjectData,
  projectDetailFields,
  ProjectsData,
  ProjectStatsData,
} from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { notFound } from '../../http/HttpError'
import { CategoryParams, findCategoryId } from '../categories'
import { getRoute, nounRoutes, type DeletableNoun } from '../noun'
import {
  pageOf,
  PageQuery,
  readResponses,
  readResponsesOrNotFound,
  readRoute,
  success,
  type Api,
  type Routes,
} from '../routeSchemas'
import { visibilityFor, type Reader } from '../visibility'
import { countProjects, findProject, listProjects, type ProjectFilter } from './repository'
import { createProject, updateProject } from './writes'

const project: DeletableNoun<typeof projectDetailFields> = {
  path: '/projects',
  tag: 'projects',
  name: 'Project',
  key: 'project',
  table: 'projects',
  fields: projectDetailFields,
  find: (db, id, reader) => findProject(db, reader, { id }),
  create: createProject,
  update: updateProject,
  title: ({ title }) => title,
}

export const projectsRoutes: Routes = async (app) => {
  for (const [path, operationId] of [
    ['/profile-projects', 'listProfileProjects'],
    ['/projects', 'listProjects'],
  ] as const) {
    app.get(
      path,
      readRoute('projects', operationId, {
        querystring: ProjectsQuery,
        response: readResponses(ProjectsData),
      }),
      async (request) => {
        const { query } = request
        const filter = await readFilter(app.db, query, request)
        return pageOf('projects', query, await listProjects(request.db, filter, query))
      },
    )
  }
  categoryRoute(app)
  featuredRoute(app)
  nounRoutes(app, project)
  getRoute(app, project, { path: '/profile-projects', operationId: 'getProfileProject' })
  slugRoute(app)
  app.get(
    '/projects/stats',
    readRoute('projects', 'getProjectStats', { response: readResponses(ProjectStatsData) }),
    async (request) => success({ stats: await countProjects(request.db, request) }),
  )
}

const ProjectsQuery = Type.Object({
  ...PageQuery.properties,
  profile_id: Type.Optional(Id),
  is_active: Type.Optional(Flag),
  featured: Type.Optional(Type.Boolean()),
  tag: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 200 })),
})

async function readFilter(
  db: Db,
  query: Static<typeof ProjectsQuery>,
  reader: Reader,
): Promise<ProjectFilter> {
  const category = selected(query.category)
  return {
    visibility: visibilityFor(reader, query.is_active),
    profileId: query.profile_id,
    isFeatured: query.featured,
    tag: selected(query.tag),
    categoryId: category === undefined ? undefined : await findCategoryId(db, category),
  }
}

/** Omits a filter that is empty or selects everything. */
function selected(value: string | undefined): string | undefined {
  return value === '' || value === 'all' ? undefined : value
}

function categoryRoute(app: Api): void {
  app.get(
    '/projects/category/:category',
    readRoute('projects', 'listProjectsOfCategory', {
      params: CategoryParams,
      querystring: PageQuery,
      response: readResponses(ProjectsData),
    }),
    async (request) => {
      const { params, query } = request
      const categoryId = await findCategoryId(app.db, params.category)
      const filter = { visibility: visibilityFor(request), categoryId }
      return pageOf('projects', query, await listProjects(request.db, filter, query))
    },
  )
}

function featuredRoute(app: Api): void {
  app.get(
    '/projects/featured',
    readRoute('projects', 'listFeaturedProjects', {
      response: readResponses(FeaturedProjectsData),
    }),
    async (request) => {
      const filter = { visibility: visibilityFor(request), isFeatured: true }
      const { rows } = await listProjects(request.db, filter, { page: 1, limit: 1000 })
      return success({ projects: rows })
    },
  )
}

function slugRoute(app: Api): void {
  app.get(
    '/profile-projects/profile/:id/slug/:slug',
    readRoute('projects', 'getProfileProjectBySlug', {
      params: Type.Object({ id: Id, slug: Type.String({ maxLength: 200 }) }),
      response: readResponsesOrNotFound(ProjectData),
    }),
    async (request) => {
      const { id: profileId, slug } = request.params
      const found = await findProject(request.db, request, { profileId, slug })
      if (!found) throw notFound('Project')
      return success({ project: found })
    },
  )
}
