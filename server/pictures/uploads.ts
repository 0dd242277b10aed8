import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { maxUploadSize } from '../../src/contract/constants'
import { badRequest, HttpError } from '../http/HttpError'
import type { EncodedPicture, EncodeFile, RefusedPicture } from './conversion/encodeUpload'

const encodeHere: EncodeFile = async (...args) =>
  (await import('./conversion/encodeUpload')).encodeFile(...args)

/**
 * Returns a function that encodes the body of a request, one at a time. It throws an HttpError if the
 * body is empty or too large.
 */
export function createUploadEncoder(encodeFile = encodeHere) {
  const limit = pLimit(1)
  return async (body: Readable): Promise<EncodedPicture | RefusedPicture> => {
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
  }
}

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
