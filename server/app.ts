import Fastify, { type FastifyInstance } from 'fastify'
import { categoriesRoutes } from './categories/routes'
import type { Delivery } from './contact/delivery'
import { Postman } from './contact/postman'
import { contactRoutes } from './contact/routes'
import type { Db } from './database/schema'
import { educationsRoutes } from './educations/routes'
import { experiencesRoutes } from './experiences/routes'
import { healthRoutes } from './health/routes'
import { AnswerCache } from './http/answerCache'
import { recogniseOwner } from './http/authorization'
import { cacheReads } from './http/cachedReads'
import { answerErrors, refuseBadUrl } from './http/errors'
import { answerClientError } from './http/clientErrors'
import { validateRequests } from './http/validation'
import { closeWhenDraining, serverFactory, usualPatience, type Patience } from './http/httpServer'
import { readJsonBodies } from './http/jsonBodies'
import { knownMethods } from './http/knownMethods'
import { limitWrites, usualLimits, type Limits } from './http/limits'
import { loggerOf, logsRequests } from './http/logger'
import { addPictureColours, type PictureColours } from './http/pictureColours'
import { refuseOddNumbers } from './http/wholeNumbers'
import { describeApi } from './openapi'
import { profileSkillsRoutes } from './profile-skills/routes'
import { profilesRoutes } from './profiles/routes'
import { projectsRoutes } from './projects/routes'
import { serveSite, type Site } from './site/serveSite'
import { skillsRoutes } from './skills/routes'
import { testimonialsRoutes } from './testimonials/routes'

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
  limits?: Limits
  patience?: Patience
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
  limits = usualLimits,
  patience = usualPatience,
  trustedProxies = 0,
  basePath = '/',
  logLevel,
}: AppOptions): Promise<FastifyInstance> {
  const cache = new AnswerCache()
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
  const written = () => cache.forget()
  const postman = delivery && new Postman({ db: database, delivery, log: app.log })
  if (postman) {
    app.addHook('onReady', () => void postman.deliverDue())
    let stopped = Promise.resolve()
    // Begins before the server waits for requests in progress, so that both take their time at once.
    app.addHook('preClose', (done) => {
      stopped = postman.stop()
      done()
    })
    app.addHook('onClose', () => stopped)
  }
  await app.register(
    async (api) => {
      for (const noun of nouns) await api.register(noun, { database, written, postman, limits })
    },
    { prefix: '/api' },
  )
  return app
}
