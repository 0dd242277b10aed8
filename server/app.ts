import Fastify, { type FastifyInstance } from 'fastify'
import type { Db } from './database/schema'
import { handleClientError } from './http/clientErrors'
import { createServerFactory, defaultServerLimits, type ServerLimits } from './http/httpServer'
import { loggerOptions, logsRequests } from './http/logger'
import { isPublicRead } from './http/ResponseCache'
import type { Delivery } from './messages/delivery'
import { contactRoutes } from './messages/routes'
import type { PictureStore } from './pictures/PictureStore'
import { authenticationPlugin } from './plugins/authentication'
import { contentVersionPlugin } from './plugins/contentVersion'
import { databasePlugin } from './plugins/database'
import { drainingPlugin } from './plugins/draining'
import { errorsPlugin, handleMalformedUrl } from './plugins/errors'
import { generatedFilesPlugin } from './plugins/generatedFiles'
import { jsonBodiesPlugin } from './plugins/jsonBodies'
import { notFoundPlugin } from './plugins/notFound'
import { openApiPlugin } from './plugins/openApi'
import { outboxPlugin } from './plugins/outbox'
import { pagesPlugin, type Site } from './plugins/pages'
import { pictureColoursPlugin } from './plugins/pictureColours'
import { picturesPlugin } from './plugins/pictures'
import { defaultRateLimits, rateLimitsPlugin, type RateLimits } from './plugins/rateLimits'
import { responseCachePlugin } from './plugins/responseCache'
import { securityHeadersPlugin } from './plugins/securityHeaders'
import { siteFilesPlugin } from './plugins/siteFiles'
import { validationPlugin } from './plugins/validation'
import { categoriesRoutes } from './resources/categories/routes'
import { educationsRoutes } from './resources/educations/routes'
import { experiencesRoutes } from './resources/experiences/routes'
import { healthRoutes } from './resources/health/routes'
import { profileSkillsRoutes } from './resources/profile-skills/routes'
import { profilesRoutes } from './resources/profiles/routes'
import { projectsRoutes } from './resources/projects/routes'
import { skillsRoutes } from './resources/skills/routes'
import { testimonialsRoutes } from './resources/testimonials/routes'

export interface AppOptions {
  database: Db
  /** The built site; without one, only the API is served. */
  site?: Site
  /** Tokens that authorize writes; without any, every write is refused. */
  tokens?: readonly string[]
  /** Converts and serves the site's own pictures. */
  pictures?: PictureStore
  /** Delivers messages to the owner; without it, they are only stored. */
  delivery?: Delivery
  /** The contact form simulates sending: there is no endpoint for messages. */
  simulatesContact?: boolean
  limits?: RateLimits
  serverLimits?: ServerLimits
  trustedProxies?: number
  /** The path that the site is mounted at, with a leading and a trailing slash. */
  basePath?: string
  /** The lowest level that is logged; without it, nothing is. */
  logLevel?: string
}

const resources = [
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

/** Builds the server with all its plugins; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, site, tokens = [], pictures, delivery } = options
  const { limits = defaultRateLimits, simulatesContact = false } = options
  const contact = simulatesContact ? 'simulated' : 'server'
  const app = createFastify(options)
  await app.register(databasePlugin, { database })
  await app.register(contentVersionPlugin)
  await app.register(responseCachePlugin)
  await app.register(errorsPlugin)
  await app.register(notFoundPlugin)
  await app.register(jsonBodiesPlugin)
  await app.register(validationPlugin)
  await app.register(drainingPlugin)
  await app.register(authenticationPlugin, { tokens })
  await app.register(rateLimitsPlugin, { limits })
  await app.register(siteFilesPlugin, { folder: site?.folder, contact })
  await app.register(securityHeadersPlugin)
  await app.register(picturesPlugin, { store: pictures })
  await app.register(pictureColoursPlugin)
  await app.register(openApiPlugin)
  await app.register(pagesPlugin, { site, contact })
  await app.register(generatedFilesPlugin, { site })
  await app.register(outboxPlugin, { delivery })
  for (const routes of resources) await app.register(routes, { prefix: '/api' })
  if (!simulatesContact) await app.register(contactRoutes, { prefix: '/api' })
  return app
}

function createFastify({
  serverLimits = defaultServerLimits,
  trustedProxies = 0,
  basePath = '/',
  logLevel,
}: AppOptions): FastifyInstance {
  const isLogged = logsRequests(logLevel)
  const app: FastifyInstance = Fastify({
    logger: logLevel !== undefined && loggerOptions(logLevel),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: handleMalformedUrl,
    clientErrorHandler: handleClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustedProxies,
    serverFactory: createServerFactory({
      limits: serverLimits,
      basePath,
      // A cached response needs no framework, which would triple its cost, except for logging.
      respondEarly: (request, response) =>
        !isLogged &&
        isPublicRead(request) &&
        app.responseCache.trySend(request, response, request.url ?? ''),
    }),
  })
  return app
}
