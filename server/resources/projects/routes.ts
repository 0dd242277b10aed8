import { Type, type Static } from 'typebox'
import { Flag, Id } from '../../../src/contract/primitives'
import {
  FeaturedProjectsData,
  ProjectChanges,
  ProjectData,
  ProjectInput,
  ProjectsData,
  ProjectStatsData,
} from '../../../src/contract/projects'
import { findCategoryId } from '../categories/repository'
import type { Db } from '../../database/schema'
import { notFound } from '../../http/HttpError'
import { activityOf } from '../visibility'
import {
  readResponses,
  readResponsesOrNotFound,
  CategoryParams,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Reader,
  type Routes,
} from '../route'
import { assertFound, writeRoutes } from '../writeRoutes'
import { ownerId } from '../profiles/ownerId'
import { findProject, listProjects, type ProjectFilter } from './repository'
import { countProjects } from './statsRepository'
import { createProject, updateProject } from './writes'

const ProjectsQuery = Type.Object({
  ...PageQuery.properties,
  profile_id: Type.Optional(Id),
  is_active: Type.Optional(Flag),
  featured: Type.Optional(Type.Boolean()),
  tag: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 200 })),
})

/** Asks nothing of the filter where it names no value, or all of them. */
function wanted(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value === 'all' ? undefined : value
}

interface ListRequest extends Reader {
  query: Static<typeof ProjectsQuery>
}

async function readFilter(db: Db, { query, isOwner }: ListRequest): Promise<ProjectFilter> {
  const category = wanted(query.category)
  return {
    activity: activityOf(query.is_active, { isOwner }),
    profileId: query.profile_id ?? ownerId,
    featured: query.featured,
    tag: wanted(query.tag),
    // No category has the id 0: an unknown one lets nothing through.
    categoryId: category === undefined ? undefined : ((await findCategoryId(db, category)) ?? 0),
  }
}

async function answerList(db: Db, filter: ProjectFilter, page: PageQuery) {
  const { rows, total } = await listProjects(db, filter, page)
  return success({ projects: rows, pagination: paginationOf(page, total) })
}

export const projectsRoutes: Routes = async (api, options) => {
  const { database } = options
  for (const [path, operationId] of [
    ['/profile-projects', 'listProfileProjects'],
    ['/projects', 'listProjects'],
  ] as const) {
    api.get(
      path,
      {
        schema: {
          tags: ['projects'],
          operationId,
          querystring: ProjectsQuery,
          response: readResponses(ProjectsData),
        },
      },
      async (request) => answerList(database, await readFilter(database, request), request.query),
    )
  }

  for (const [path, operationId] of [
    ['/profile-projects/:id', 'getProfileProject'],
    ['/projects/:id', 'getProject'],
  ] as const) {
    api.get(
      path,
      {
        schema: {
          tags: ['projects'],
          operationId,
          params: IdParams,
          response: readResponsesOrNotFound(ProjectData),
        },
      },
      async (request) => {
        const project = await findProject(database, { id: request.params.id }, request)
        if (!project) throw notFound('Project')
        return success({ project })
      },
    )
  }

  api.get(
    '/profile-projects/profile/:id/slug/:slug',
    {
      schema: {
        tags: ['projects'],
        operationId: 'getProfileProjectBySlug',
        params: Type.Object({ id: Id, slug: Type.String({ maxLength: 200 }) }),
        response: readResponsesOrNotFound(ProjectData),
      },
    },
    async (request) => {
      const { id: profileId, slug } = request.params
      const project = await findProject(database, { profileId, slug }, request)
      if (!project) throw notFound('Project')
      return success({ project })
    },
  )

  api.get(
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
    async ({ params, query, isOwner }) => {
      const categoryId = (await findCategoryId(database, params.category)) ?? 0
      return answerList(
        database,
        { activity: activityOf(undefined, { isOwner }), categoryId },
        query,
      )
    },
  )

  api.get(
    '/projects/featured',
    {
      schema: {
        tags: ['projects'],
        operationId: 'listFeaturedProjects',
        response: readResponses(FeaturedProjectsData),
      },
    },
    async ({ isOwner }) => {
      const filter = { activity: activityOf(undefined, { isOwner }), featured: true }
      const { rows } = await listProjects(database, filter, { page: 1, limit: 1000 })
      return success({ projects: rows })
    },
  )

  api.get(
    '/projects/stats',
    {
      schema: {
        tags: ['projects'],
        operationId: 'getProjectStats',
        response: readResponses(ProjectStatsData),
      },
    },
    async ({ isOwner }) => success({ stats: await countProjects(database, { isOwner }) }),
  )

  writeRoutes(api, options, {
    path: '/projects',
    table: 'projects',
    noun: 'Project',
    tag: 'projects',
    input: ProjectInput,
    changes: ProjectChanges,
    answer: ProjectData,
    create: createProject,
    update: updateProject,
    read: async (db, id) => ({
      project: assertFound(await findProject(db, { id }, { isOwner: true })),
    }),
  })
}
