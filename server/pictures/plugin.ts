import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { requestPath } from '../http/requestPath'
import { buildFileResponse } from '../pages/staticFiles'
import { afterEveryChange } from '../plugins/afterEveryChange'
import { responseHeaders, sendResponse } from '../plugins/responseCache'
import { BackgroundConversion } from './conversion/BackgroundConversion'
import type { EncodeFile } from './conversion/encodeUpload'
import { parsePicturePath } from './pictureFiles'
import type { PictureStore } from './PictureStore'
import { createUploadEncoder } from './uploads'

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own pictures; absent where only the API is served. */
    pictures?: PictureStore
    encodeUpload: ReturnType<typeof createUploadEncoder>
  }
}

/**
 * Decorates the app with `pictures`, serves them, and adds sizes and colours to responses. A
 * listening server also converts them in the background.
 */
export const picturesPlugin = fp<{ store?: PictureStore; encodeFile?: EncodeFile }>(
  (app, { store, encodeFile }, done) => {
    app.decorate('pictures', store)
    app.decorate('encodeUpload', createUploadEncoder(encodeFile))
    if (store) {
      servePictures(app, store)
      app.addHook('preSerialization', (request, _reply, payload, next) => {
        // The form compares a draft with its values.
        const isDraft = request.routeOptions.url?.startsWith('/api/drafts/')
        next(null, isDraft ? payload : addMetadata(payload, store))
      })
    }
    done()
  },
  { dependencies: ['contentVersion', 'responseCache'] },
)

function servePictures(app: FastifyInstance, store: PictureStore): void {
  const background = new BackgroundConversion(store, () => app.contentVersion.increment())
  const convert = afterEveryChange(
    app,
    (closing) => background.convertNew(closing),
    'The pictures cannot be converted in the background',
  )
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = requestPath(request.url)
    const requested = parsePicturePath(pathname)
    const file = requested && (await store.find(requested.name))
    if (!file) return sendResponse(request, reply, undefined)
    // It may have been added or replaced.
    if (app.server.listening && !background.hasFinished(file)) void convert()
    // With a space, which no other key contains. A file that is replaced has another stamp.
    const key = `${pathname} ${file.stamp}`
    if (app.responseCache.trySend(request.raw, reply.raw, key)) return reply.hijack()
    const response = await app.responseCache.build(key, async () => {
      const body = await store.read(file, requested.variant)
      return body && buildFileResponse(pathname, body, responseHeaders(reply))
    })
    return sendResponse(request, reply, response)
  }
  // Only the file system knows whether a picture has changed.
  const options = { schema: { hide: true }, config: { cacheKey: () => undefined } }
  app.get('/pictures/*', options, send)
  app.get('/sized/pictures/*', options, send)
}

const colourPairs = [
  ['picture_url', 'picture_colours'],
  ['cover_url', 'cover_colours'],
  ['testimonial_image_url', 'testimonial_image_colours'],
  ['profile_picture_full_url', 'profile_picture_colours'],
] as const

/** Adds colours to the site's own pictures in a response, and sizes to those in rich text. */
function addMetadata(value: unknown, store: PictureStore): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => addMetadata(item, store))
  const find = (address: unknown) =>
    typeof address === 'string' ? store.metadataOf(address) : undefined
  const fields: Record<string, unknown> = { ...value }
  for (const [name, item] of Object.entries(fields)) {
    if (typeof item === 'object') fields[name] = addMetadata(item, store)
  }
  for (const [pictureField, colourField] of colourPairs) {
    const colours = find(fields[pictureField])?.colours
    if (colours) fields[colourField] = colours
  }
  const isInText = fields.type === 'picture' || fields.type === 'image'
  return isInText ? { ...fields, ...find(fields.url) } : fields
}
