import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { requestPath } from '../http/requestPath'
import { buildFileResponse } from '../pages/staticFiles'
import { BackgroundConversion } from '../pictures/BackgroundConversion'
import { parsePicturePath } from '../pictures/pictureFiles'
import type { PictureStore } from '../pictures/PictureStore'
import { responseHeaders, sendResponse } from './responseCache'

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own pictures; absent where only the API is served. */
    pictures?: PictureStore
  }
}

/**
 * Decorates the app with `pictures` and serves them. A listening server also converts them in
 * the background.
 */
export const picturesPlugin = fp<{ store?: PictureStore }>(
  (app, { store }, done) => {
    app.decorate('pictures', store)
    if (store) {
      const background = convertInBackground(app, store)
      registerRoutes(app, store, background)
    }
    done()
  },
  { name: 'pictures', dependencies: ['contentVersion', 'responseCache'] },
)

function registerRoutes(
  app: FastifyInstance,
  store: PictureStore,
  background: BackgroundConversion,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = requestPath(request.url)
    const requested = parsePicturePath(pathname)
    const file = requested && (await store.find(requested.name))
    if (!file) return sendResponse(request, reply, undefined)
    if (app.server.listening) background.scheduleIfNew(file)
    // With a space, which no other key contains. A file that is replaced has another stamp.
    const key = `${pathname} ${file.stamp}`
    if (app.responseCache.trySend(request.raw, reply.raw, key)) return reply.hijack()
    const response = await app.responseCache.build(key, async () => {
      const body = await store.read(file, requested.variant)
      return (
        body && {
          response: await buildFileResponse(pathname, body, responseHeaders(reply)),
          isCacheable: true,
        }
      )
    })
    return sendResponse(request, reply, response)
  }
  // Only the file system knows whether a picture has changed.
  const options = { schema: { hide: true }, config: { cacheKey: () => undefined } }
  app.get('/pictures/*', options, send)
  app.get('/sized/pictures/*', options, send)
}

function convertInBackground(app: FastifyInstance, store: PictureStore): BackgroundConversion {
  const background = new BackgroundConversion({
    store,
    onMetadata: () => app.contentVersion.increment(),
    onError: (error) => app.log.error(error, 'The pictures cannot be converted in the background'),
  })
  app.addHook('onListen', (ready) => {
    void background.schedule()
    app.contentVersion.subscribe(() => void background.schedule())
    ready()
  })
  let stopped = Promise.resolve()
  app.addHook('preClose', (ready) => {
    stopped = background.stop()
    ready()
  })
  app.addHook('onClose', () => stopped)
  return background
}
