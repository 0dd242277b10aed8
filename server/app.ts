import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { DocumentHost } from '../src/contract/messages'
import { languagePrefix, parseLanguages, type OfferedLanguages } from '../src/language/languages'
import { accountRoutes } from './resources/accounts/accountRoutes'
import { invitationRoutes } from './resources/accounts/invitationRoutes'
import { sessionRoutes } from './resources/accounts/sessionRoutes'
import { readConfig } from './configuration'
import type { Db } from './database/schema'
import { errorsPlugin, handleClientError, handleMalformedUrl } from './http/errors'
import { createServerFactory, defaultServerLimits, type ServerLimits } from './http/httpServer'
import { earlyResponseLine, loggerOptions, logsRequests, RequestLog } from './http/logger'
import { readableUrl, requestPath } from './http/requestPath'
import { isPublicRead } from './http/ResponseCache'
import { richTextsPlugin } from './markdown/richTexts'
import { indexFile, openSiteFiles } from './pages/staticFiles'
import { inboxRoutes } from './resources/messages/inboxRoutes'
import { contactRoutes } from './resources/messages/routes'
import { importsPath, importsRoutes } from './resources/studio/imports'
import { languagesRoutes } from './resources/studio/languages'
import { settingsRoutes } from './resources/studio/settings'
import { overviewRoutes } from './resources/studio/overview'
import { translationsRoutes } from './resources/studio/translations'
import type { EncodeFile } from './pictures/conversion/encodeUpload'
import type { PictureStore } from './pictures/PictureStore'
import { authenticationPlugin } from './plugins/authentication'
import { contentVersionPlugin } from './plugins/contentVersion'
import { databasePlugin, type BackUp } from './plugins/database'
import { languagesPlugin } from './plugins/languages'
import { mailsPlugin } from './plugins/mails'
import { cleanupPlugin } from './plugins/cleanup'
import { openApiPlugin } from './plugins/openApi'
import { pageViewsPlugin } from './plugins/pageViews'
import { pagesPlugin, type Site } from './plugins/site/pages'
import { picturesPlugin } from './pictures/plugin'
import { defaultRateLimits, rateLimitsPlugin, type RateLimits } from './plugins/rateLimits'
import { redirectsPlugin } from './plugins/site/redirects'
import { responseCachePlugin } from './plugins/responseCache'
import { securityHeadersPlugin } from './plugins/site/securityHeaders'
import { sessionsPlugin } from './plugins/sessions'
import { settingsPlugin, type SiteSettings } from './plugins/settings'
import { studioPlugin } from './plugins/site/studio'
import { validationPlugin } from './plugins/validation'
import { appearanceRoutes } from './resources/appearance'
import { categoriesRoutes } from './resources/categories'
import { draftsRoutes } from './resources/studio/drafts'
import { careerRoutes } from './resources/career'
import { healthRoutes } from './resources/health'
import { historyRoutes } from './resources/studio/history'
import { picturesRoutes } from './pictures/routes'
import { previewLinksRoutes } from './resources/studio/previews/previewLinks'
import { previewRoutes } from './resources/studio/previews/preview'
import { postsRoutes } from './resources/posts/routes'
import { profileSkillsRoutes } from './resources/profileSkills'
import { profilesRoutes } from './resources/profiles'
import { projectsRoutes } from './resources/projects/routes'
import { skillsRoutes } from './resources/skills'
import { testimonialsRoutes } from './resources/testimonials'
import { subscriptionFormRoutes } from './resources/subscribers/formRoutes'
import { subscriptionsRoutes } from './resources/subscribers/routes'
import { lazySerializers } from './validation/lazyCompilers'

export interface AppOptions extends SiteSettings {
  database: Db
  /** Backs up the embedded database before an import. */
  backUp?: BackUp
  /** The built site; without one, only the API is served. */
  site?: Site
  /** Tokens that authorize writes; without any, every write is refused. */
  tokens?: readonly string[]
  pictures?: PictureStore
  /** Encodes uploaded pictures; by default, in this process. */
  encodeFile?: EncodeFile
  /** The environment, whose settings replace those of `SiteSettings` and can be changed in the studio. */
  env?: NodeJS.ProcessEnv
  /** The contact form simulates sending: there is no endpoint for messages. */
  simulatesContact?: boolean
  /** Whether the studio and its part of the API are served; by default they are. */
  hasStudio?: boolean
  /** The address of the studio, if other software has the host of the site, too. */
  studioUrl?: string
  languages?: OfferedLanguages
  /** The file in which the studio changes the languages; without it, it cannot. */
  settingsFile?: string
  /** Other hosts from which pages may show pictures; by default, none. */
  pictureHosts?: readonly string[]
  /** Everybody sees drafts and posts with a date in the future. */
  showsDrafts?: boolean
  limits?: RateLimits
  serverLimits?: ServerLimits
  trustedProxies?: number
  /** The path that the site is mounted at, with a leading and a trailing slash. */
  basePath?: string
  /** The lowest level that is logged; without it, nothing is. */
  logLevel?: string
  /** Whether responses are compressed and cached; by default they are. */
  cachesResponses?: boolean
  /** Compiles the schemas of responses; by default, each with the first response. */
  buildSerializer?: ReturnType<typeof lazySerializers>
}

const resources = [
  healthRoutes,
  profilesRoutes,
  appearanceRoutes,
  careerRoutes,
  categoriesRoutes,
  skillsRoutes,
  profileSkillsRoutes,
  projectsRoutes,
  testimonialsRoutes,
  postsRoutes,
  subscriptionsRoutes,
]

const studioResources = [
  historyRoutes,
  draftsRoutes,
  previewRoutes,
  previewLinksRoutes,
  accountRoutes,
  sessionRoutes,
  invitationRoutes,
  picturesRoutes,
  inboxRoutes,
  overviewRoutes,
  translationsRoutes,
  languagesRoutes,
  settingsRoutes,
  importsRoutes,
]

/** Builds the server with all its plugins; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, site, tokens = [], pictures, env, basePath = '/' } = options
  const { limits = defaultRateLimits, simulatesContact = false, showsDrafts = false } = options
  const { hasStudio = true, pictureHosts = [], languages = parseLanguages(undefined) } = options
  const { cachesResponses = true } = options
  const files = site && openSiteFiles(site.folder)
  const app = createFastify(options)
  const html = files?.readText(indexFile) ?? ''
  await app.register(securityHeadersPlugin, { html, pictureHosts })
  await app.register(databasePlugin, { database, backUp: options.backUp })
  await app.register(languagesPlugin, { languages, settingsFile: options.settingsFile })
  await app.register(contentVersionPlugin, { showsDrafts })
  const constant = { ...options, publicUrl: options.publicUrl ?? site?.renderer?.publicUrl }
  await app.register(settingsPlugin, { env, constant, hasSite: site !== undefined })
  await app.register(redirectsPlugin)
  await app.register(responseCachePlugin, { cachesResponses })
  await app.register(richTextsPlugin)
  await app.register(errorsPlugin)
  await app.register(validationPlugin)
  await app.register(authenticationPlugin, { tokens })
  if (hasStudio) {
    const { publicUrl } = env ? readConfig(env) : options
    const { studioUrl } = options
    await app.register(sessionsPlugin, { publicUrl, studioUrl })
  }
  await app.register(rateLimitsPlugin, { limits })
  await app.register(picturesPlugin, { store: pictures, encodeFile: options.encodeFile })
  await app.register(openApiPlugin)
  const readHost = (): DocumentHost => {
    const { publicUrl, subscriptions } = app.settings.current
    return {
      languages: languages.join(' '),
      contact: simulatesContact ? 'simulated' : 'server',
      subscriptions: subscriptions && 'mail',
      address: publicUrl || undefined,
    }
  }
  if (site && files) await app.register(pagesPlugin, { site, files, readHost, hasStudio })
  if (hasStudio) await app.register(studioPlugin, { folder: site?.studioFolder, pictureHosts })
  await app.register(mailsPlugin)
  if (hasStudio) await app.register(pageViewsPlugin)
  await app.register(cleanupPlugin)
  for (const language of languages) {
    const prefix = languagePrefix(language, languages)
    const formOptions = { basePath, language, prefix }
    await app.register(fp(subscriptionFormRoutes, { encapsulate: true }), formOptions)
  }
  const routePlugins = [
    ...resources,
    ...(hasStudio ? studioResources : []),
    ...(simulatesContact ? [] : [contactRoutes]),
  ]
  for (const routes of routePlugins) {
    // Without the name that `fp` adds, Fastify searches all loaded modules for the plugin.
    await app.register(fp(routes, { encapsulate: true }), { prefix: '/api' })
  }
  return app
}

/** Whether a request sends files, for which a slow connection needs more time. */
function isUpload({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const path = requestPath(url)
  return method === 'POST' && (path === '/api/pictures' || path.startsWith(`/api${importsPath}`))
}

function createFastify({
  serverLimits = defaultServerLimits,
  trustedProxies = 0,
  basePath = '/',
  logLevel,
  buildSerializer = lazySerializers(),
}: AppOptions): FastifyInstance {
  const isLogged = logsRequests(logLevel)
  const app: FastifyInstance = Fastify({
    logger: logLevel !== undefined && loggerOptions(logLevel),
    logController: new RequestLog(),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: readableUrl,
    frameworkErrors: handleMalformedUrl,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, app.securityHeaders),
    schemaController: { compilersFactory: { buildSerializer } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustedProxies,
    serverFactory: createServerFactory({
      limits: serverLimits,
      basePath,
      isUpload,
      // A cached response needs no framework, which would triple its cost.
      respondEarly: (request, response) => {
        const isSent =
          isPublicRead(request) && app.responseCache.trySend(request, response, request.url ?? '')
        if (isSent && isLogged)
          app.log.info(...earlyResponseLine(request, response, trustedProxies))
        return isSent
      },
      commonHeaders: () => app.securityHeaders,
    }),
  })
  return app
}
