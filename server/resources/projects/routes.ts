import { Type, type Static } from 'typebox'
import { Flag, Id } from '../../../src/contract/schema/values'
import {
  FeaturedProjects,
  ProjectData,
  projectDetailFields,
  ProjectsData,
  ProjectStatsData,
} from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { notFound } from '../../http/HttpError'
import { categoryListRoute, findCategoryId } from '../categories'
import { getRoute, nounRoutes, type DeletableNoun } from '../noun'
import { entryBodyLimit } from '../ownerRoute'
import {
  listRoute,
  PageQuery,
  readResponses,
  readResponsesOrNotFound,
  readRoute,
  success,
  type Api,
  type Routes,
} from '../routeSchemas'
import { countProjects, findProject, listProjects, type ProjectFilter } from './repository'
import { createProject, updateProject } from './writes'

const project: DeletableNoun<typeof projectDetailFields> = {
  resource: 'projects',
  tag: 'projects',
  fields: projectDetailFields,
  bodyLimit: entryBodyLimit,
  find: (db, id, reader) => findProject(db, reader, id),
  create: createProject,
  update: updateProject,
}

export const projectsRoutes: Routes = async (app) => {
  for (const [path, operationId] of [
    ['/profile-projects', 'listProfileProjects'],
    ['/projects', 'listProjects'],
  ] as const) {
    listRoute(app, { ...list, path, operationId, query: ProjectsQuery }, async (request) => {
      const { query } = request
      return listProjects(request.db, request, await readFilter(app.db, query), query)
    })
  }
  categoryListRoute(
    app,
    { ...list, path: '/projects', operationId: 'listProjects' },
    (request, categoryId) => listProjects(request.db, request, { categoryId }, request.query),
  )
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

const list = { tag: 'projects', data: ProjectsData }

const ProjectsQuery = Type.Object({
  ...PageQuery.properties,
  profile_id: Type.Optional(Id),
  is_active: Type.Optional(Flag),
  featured: Type.Optional(Type.Boolean()),
  tag: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 200 })),
})

async function readFilter(db: Db, query: Static<typeof ProjectsQuery>): Promise<ProjectFilter> {
  const category = selected(query.category)
  return {
    isActive: query.is_active,
    profileId: query.profile_id,
    isFeatured: query.featured,
    tag: selected(query.tag),
    categoryId: category === undefined ? undefined : await findCategoryId(db, category),
  }
}

function selected(value: string | undefined): string | undefined {
  return value === '' || value === 'all' ? undefined : value
}

function featuredRoute(app: Api): void {
  app.get(
    '/projects/featured',
    readRoute('projects', 'listFeaturedProjects', {
      response: readResponses(FeaturedProjects),
    }),
    async (request) => {
      const page = { page: 1, limit: 1000 }
      const { rows } = await listProjects(request.db, request, { isFeatured: true }, page)
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
      const found = await findProject(request.db, request, slug, profileId)
      if (!found) throw notFound('Project')
      return success({ project: found })
    },
  )
}
