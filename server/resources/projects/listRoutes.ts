import { Type, type Static } from 'typebox'
import { Flag, Id } from '../../../src/contract/primitives'
import { FeaturedProjectsData, ProjectsData } from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { findCategoryId } from '../categories/repository'
import {
  CategoryParams,
  PageQuery,
  paginationOf,
  readResponses,
  success,
  type Api,
} from '../routeSchemas'
import { visibilityFor, type Reader } from '../visibility'
import { listProjects, type ProjectFilter } from './repository'

/** Adds the lists of projects. */
export function listRoutes(app: Api): void {
  listRoute(app, '/profile-projects', 'listProfileProjects')
  listRoute(app, '/projects', 'listProjects')
  categoryRoute(app)
  featuredRoute(app)
}

async function readList(db: Db, filter: ProjectFilter, page: PageQuery) {
  const { rows, total } = await listProjects(db, filter, page)
  return success({ projects: rows, pagination: paginationOf(page, total) })
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

function listRoute(app: Api, path: string, operationId: string): void {
  app.get(
    path,
    {
      schema: {
        tags: ['projects'],
        operationId,
        querystring: ProjectsQuery,
        response: readResponses(ProjectsData),
      },
    },
    async (request) => {
      const filter = await readFilter(app.db, request.query, request)
      return readList(app.db, filter, request.query)
    },
  )
}

function categoryRoute(app: Api): void {
  app.get(
    '/projects/category/:category',
    {
      schema: {
        tags: ['projects'],
        operationId: 'listProjectsOfCategory',
        params: CategoryParams,
        querystring: PageQuery,
        response: readResponses(ProjectsData),
      },
    },
    async (request) => {
      const { params, query } = request
      const categoryId = await findCategoryId(app.db, params.category)
      return readList(app.db, { visibility: visibilityFor(request), categoryId }, query)
    },
  )
}

function featuredRoute(app: Api): void {
  app.get(
    '/projects/featured',
    {
      schema: {
        tags: ['projects'],
        operationId: 'listFeaturedProjects',
        response: readResponses(FeaturedProjectsData),
      },
    },
    async (request) => {
      const filter = { visibility: visibilityFor(request), isFeatured: true }
      const { rows } = await listProjects(app.db, filter, { page: 1, limit: 1000 })
      return success({ projects: rows })
    },
  )
}
