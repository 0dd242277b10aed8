import Fastify, { type FastifyInstance } from 'fastify'
import { categoriesRoutes } from './categories/routes'
import type { Db } from './database/schema'
import { educationsRoutes } from './educations/routes'
import { experiencesRoutes } from './experiences/routes'
import { healthRoutes } from './health/routes'
import { answerErrors, refuseBadUrl } from './http/errors'
import { refuseOddNumbers } from './http/wholeNumbers'
import { profileSkillsRoutes } from './profile-skills/routes'
import { profilesRoutes } from './profiles/routes'
import { projectsRoutes } from './projects/routes'
import { serveSite } from './site/serveSite'
import { skillsRoutes } from './skills/routes'
import { testimonialsRoutes } from './testimonials/routes'

export interface AppOptions {
  database: Db
  /** The folder of the built site; without one, only the API answers. */
  site?: string
  log?: boolean
}

const nouns = [
  healthRoutes,
  profilesRoutes,
  experiencesRoutes,
  educationsRoutes,
  categoriesRoutes,
  skillsRoutes,
  profileSkillsRoutes,
  projectsRoutes,
  testimonialsRoutes,
]

/** Puts the API and the site together, without listening. */
export async function buildApp({
  database,
  site,
  log = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log && { level: 'warn' },
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    ajv: { customOptions: { allErrors: true } },
    frameworkErrors: refuseBadUrl,
    forceCloseConnections: 'idle',
  })
  answerErrors(app)
  app.addHook('preValidation', refuseOddNumbers)
  await app.register(
    async (api) => {
      for (const noun of nouns) await api.register(noun, { database })
    },
    { prefix: '/api' },
  )
  await serveSite(app, site)
  return app
}
