import { Type, type Static } from 'typebox'
import { Flag, Id } from '../../../src/contract/values'
import { FeaturedProjectsData, ProjectsData } from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { findCategoryId } from '../categories/repository'
import { listRoute } from '../listRoute'
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
  filteredListRoute(app, '/profile-projects', 'listProfileProjects')
  filteredListRoute(app, '/projects', 'listProjects')
  listRoute(app, 'listProjectsOfCategory', CategoryParams, {
    path: '/projects/category/:category',
    tag: 'projects',
    listData: ProjectsData,
    listKey: 'projects',
    list: async (db, page, reader, { category }) => {
      const categoryId = await findCategoryId(db, category)
      return listProjects(db, { visibility: visibilityFor(reader), categoryId }, page)
    },
  })
  featuredRoute(app)
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

function filteredListRoute(app: Api, path: string, operationId: string): void {
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
      const { query } = request
      const filter = await readFilter(app.db, query, request)
      const { rows, total } = await listProjects(app.db, filter, query)
      return success({ projects: rows, pagination: paginationOf(query, total) })
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
