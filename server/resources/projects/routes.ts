import { Type } from 'typebox'
import { Id } from '../../../src/contract/values'
import {
  ProjectChanges,
  ProjectData,
  ProjectInput,
  ProjectStatsData,
  type ProjectDetail,
} from '../../../src/contract/projects'
import { notFound } from '../../http/HttpError'
import { getRoute } from '../getRoute'
import {
  readResponses,
  readResponsesOrNotFound,
  success,
  type Api,
  type Routes,
} from '../routeSchemas'
import { writeRoutes } from '../writeRoutes'
import { findProject, findProjectBySlug } from './detailRepository'
import { listRoutes } from './listRoutes'
import { countProjects } from './statsRepository'
import { createProject, updateProject } from './writeRepository'

const resource = {
  path: '/projects',
  table: 'projects',
  tag: 'projects',
  noun: 'Project',
  input: ProjectInput,
  changes: ProjectChanges,
  data: ProjectData,
  key: 'project',
  find: findProject,
  create: createProject,
  update: updateProject,
  title: ({ title }: ProjectDetail) => title,
} as const

export const projectsRoutes: Routes = async (app) => {
  listRoutes(app)
  getRoute(app, resource)
  getRoute(app, { ...resource, path: '/profile-projects' }, 'getProfileProject')
  slugRoute(app)
  statsRoute(app)
  writeRoutes(app, resource)
}

function slugRoute(app: Api): void {
  app.get(
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
      const project = await findProjectBySlug(app.db, profileId, slug, request)
      if (!project) throw notFound('Project')
      return success({ project })
    },
  )
}

function statsRoute(app: Api): void {
  app.get(
    '/projects/stats',
    {
      schema: {
        tags: ['projects'],
        operationId: 'getProjectStats',
        response: readResponses(ProjectStatsData),
      },
    },
    async (request) => success({ stats: await countProjects(app.db, request) }),
  )
}
