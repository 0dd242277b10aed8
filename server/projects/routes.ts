import { Type, type Static } from 'typebox'
import { Flag, Id } from '../../src/contract/primitives'
import {
  FeaturedProjectsData,
  ProjectData,
  ProjectsData,
  ProjectStatsData,
} from '../../src/contract/projects'
import { findCategoryId } from '../categories/repository'
import type { Db } from '../database/schema'
import { notFound } from '../http/errors'
import {
  answers,
  CategoryParams,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Routes,
} from '../http/route'
import { ownerId } from '../profiles/ownerId'
import { findProject, listProjects, type ProjectFilter } from './repository'
import { countProjects } from './statsRepository'

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

async function readFilter(db: Db, query: Static<typeof ProjectsQuery>): Promise<ProjectFilter> {
  const category = wanted(query.category)
  return {
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

export const projectsRoutes: Routes = async (api, { database }) => {
  const list = { schema: { querystring: ProjectsQuery, response: answers(ProjectsData) } }
  for (const path of ['/profile-projects', '/projects']) {
    api.get(path, list, async ({ query }) => {
      // Readers see what is active: whoever asks for the rest gets an empty list.
      const filter = query.is_active === 0 ? { profileId: 0 } : await readFilter(database, query)
      return answerList(database, filter, query)
    })
  }

  const one = { schema: { params: IdParams, response: answers(ProjectData) } }
  for (const path of ['/profile-projects/:id', '/projects/:id']) {
    api.get(path, one, async ({ params }) => {
      const project = await findProject(database, { id: params.id })
      if (!project) throw notFound('Project')
      return success({ project })
    })
  }

  api.get(
    '/profile-projects/profile/:id/slug/:slug',
    {
      schema: {
        params: Type.Object({ id: Id, slug: Type.String({ maxLength: 200 }) }),
        response: answers(ProjectData),
      },
    },
    async ({ params: { id: profileId, slug } }) => {
      const project = await findProject(database, { profileId, slug })
      if (!project) throw notFound('Project')
      return success({ project })
    },
  )

  api.get(
    '/projects/category/:category',
    { schema: { params: CategoryParams, querystring: PageQuery, response: answers(ProjectsData) } },
    async ({ params, query }) => {
      const categoryId = (await findCategoryId(database, params.category)) ?? 0
      return answerList(database, { categoryId }, query)
    },
  )

  api.get(
    '/projects/featured',
    { schema: { response: answers(FeaturedProjectsData) } },
    async () => {
      const { rows } = await listProjects(database, { featured: true }, { page: 1, limit: 1000 })
      return success({ projects: rows })
    },
  )

  api.get('/projects/stats', { schema: { response: answers(ProjectStatsData) } }, async () =>
    success({ stats: await countProjects(database) }),
  )
}
