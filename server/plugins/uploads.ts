import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import fp from 'fastify-plugin'
import { badRequest, HttpError } from '../http/HttpError'
import type { EncodeFile } from '../pictures/encodeFile'
import type { EncodedPicture, RefusedPicture } from '../pictures/encodeUpload'
import { limitConcurrency } from '../pictures/limitConcurrency'
import { maxUploadSize } from '../pictures/pictureSettings'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Encodes the body of a request, one at a time.
     * @throws HttpError if it is empty or too large
     */
    encodeUpload: (body: Readable) => Promise<EncodedPicture | RefusedPicture>
  }
}

/** Loads the library when it is needed. */
const encodeHere: EncodeFile = async (...args) =>
  (await import('../pictures/encodeFile')).encodeFile(...args)

/** Decorates the app with `encodeUpload`. */
export const uploadsPlugin = fp<{ encodeFile?: EncodeFile }>(
  (app, { encodeFile = encodeHere }, done) => {
    const limit = limitConcurrency(1)
    app.decorate('encodeUpload', async (body: Readable) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'karya-upload-'))
      try {
        const [file, result] = [path.join(folder, 'upload'), path.join(folder, 'result')]
        // The client sends the rest of a body that is too large before it reads the response.
        await writeFile(file, checkSize(body)).finally(() => body.resume())
        const encoded = await limit(() => encodeFile(file, result))
        return 'refused' in encoded ? encoded : { ...encoded, bytes: await readFile(result) }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
    done()
  },
  { name: 'uploads' },
)

/** Yields the parts of a body while they arrive: the server holds none of them. */
async function* checkSize(body: Readable): AsyncGenerator<Buffer> {
  let size = 0
  // A destroyed request could not be answered.
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxUploadSize) throw new HttpError(413, 'Request body is too large')
    yield part
  }
  if (size === 0) {
    throw badRequest([{ path: 'picture', message: 'is missing: the body must be a file' }])
  }
}
