import { Type } from 'typebox'
import { Id } from '../../../src/contract/primitives'
import {
  ProjectChanges,
  ProjectData,
  ProjectInput,
  ProjectStatsData,
} from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { notFound } from '../../http/HttpError'
import { getRoute } from '../resourceRoutes'
import {
  readResponses,
  readResponsesOrNotFound,
  success,
  type Api,
  type Routes,
} from '../routeSchemas'
import type { Reader } from '../visibility'
import { writeRoutes } from '../writeRoutes'
import { listRoutes } from './listRoutes'
import { findProject } from './repository'
import { countProjects } from './statsRepository'
import { createProject, updateProject } from './writeRepository'

export const projectsRoutes: Routes = async (app) => {
  for (const [path, operationId] of [
    ['/profile-projects', 'getProfileProject'],
    ['/projects', 'getProject'],
  ] as const) {
    getRoute(app, {
      path,
      tag: 'projects',
      noun: 'Project',
      operationId,
      data: ProjectData,
      find: readProject,
    })
  }
  listRoutes(app)
  slugRoute(app)
  statsRoute(app)
  writeRoutes(app, {
    path: '/projects',
    table: 'projects',
    noun: 'Project',
    tag: 'projects',
    input: ProjectInput,
    changes: ProjectChanges,
    data: ProjectData,
    create: createProject,
    update: updateProject,
    read: (db, id) => readProject(db, id, { isOwner: true }),
  })
}

async function readProject(db: Db, id: number, reader: Reader) {
  const project = await findProject(db, { id }, reader)
  return project && { project }
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
      const project = await findProject(app.db, { profileId, slug }, request)
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
