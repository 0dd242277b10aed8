import Fastify, { type FastifyInstance } from 'fastify'
import { categoriesRoutes } from './resources/categories/routes'
import type { Delivery } from './messages/delivery'
import { contactRoutes } from './messages/routes'
import type { Db } from './database/schema'
import { educationsRoutes } from './resources/educations/routes'
import { experiencesRoutes } from './resources/experiences/routes'
import { healthRoutes } from './resources/health/routes'
import { ResponseCache } from './http/ResponseCache'
import { recogniseOwner } from './plugins/authentication'
import { cacheReads } from './plugins/responseCache'
import { contentVersionPlugin } from './plugins/contentVersion'
import { databasePlugin } from './plugins/database'
import { outboxPlugin } from './plugins/outbox'
import { answerErrors, refuseBadUrl } from './plugins/errors'
import { answerClientError } from './http/clientErrors'
import { validateRequests } from './plugins/validation'
import {
  closeWhenDraining,
  serverFactory,
  defaultServerTimeouts,
  type ServerTimeouts,
} from './http/httpServer'
import { readJsonBodies } from './plugins/jsonBodies'
import { knownMethods } from './http/knownMethods'
import { limitWrites, defaultRateLimits, type RateLimits } from './plugins/rateLimits'
import { loggerOf, logsRequests } from './http/logger'
import { addPictureColours, type PictureColours } from './plugins/pictureColours'
import { refuseOddNumbers } from './validation/wholeNumbers'
import { describeApi } from './plugins/openApi'
import { profileSkillsRoutes } from './resources/profile-skills/routes'
import { profilesRoutes } from './resources/profiles/routes'
import { projectsRoutes } from './resources/projects/routes'
import { serveSite, type Site } from './plugins/pages'
import { skillsRoutes } from './resources/skills/routes'
import { testimonialsRoutes } from './resources/testimonials/routes'

export interface AppOptions {
  database: Db
  /** The built site; without one, only the API answers. */
  site?: Site
  /** What a write must bear, one of them; without any, every write is refused. */
  tokens?: readonly string[]
  /** The colours of the site's pictures. */
  pictureColours?: PictureColours
  /** How messages reach the owner; without it, none are taken. */
  delivery?: Delivery
  limits?: RateLimits
  patience?: ServerTimeouts
  trustedProxies?: number
  /** The path that the site is mounted at; it begins and ends with a slash. */
  basePath?: string
  /** From which level on lines are logged; without one, none are. */
  logLevel?: string
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
  contactRoutes,
]

/** Puts the API and the site together, without listening. */
export async function buildApp({
  database,
  site,
  tokens = [],
  pictureColours = {},
  delivery,
  limits = defaultRateLimits,
  patience = defaultServerTimeouts,
  trustedProxies = 0,
  basePath = '/',
  logLevel,
}: AppOptions): Promise<FastifyInstance> {
  const cache = new ResponseCache()
  const app = Fastify({
    logger: logLevel !== undefined && loggerOf(logLevel),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: refuseBadUrl,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustedProxies,
    serverFactory: serverFactory(cache, logsRequests(logLevel), patience, basePath),
  })
  const methodsOf = knownMethods(app)
  answerErrors(app)
  readJsonBodies(app)
  closeWhenDraining(app)
  recogniseOwner(app, tokens)
  await limitWrites(app, limits)
  validateRequests(app)
  app.addHook('preValidation', refuseOddNumbers)
  addPictureColours(app, pictureColours)
  await describeApi(app)
  await serveSite(app, { site, cache, methodsOf })
  await cacheReads(app, cache, database)
  await app.register(databasePlugin, { database })
  await app.register(contentVersionPlugin)
  app.contentVersion.subscribe(() => cache.forget())
  await app.register(outboxPlugin, { delivery })
  await app.register(
    async (api) => {
      for (const noun of nouns) await api.register(noun)
    },
    { prefix: '/api' },
  )
  return app
}
