import type { ApiError } from '../../api/apiError'
import { parseBody, toApiError } from '../../api/parseResponse'
import { readToken } from '../../api/session'
import type { RefusedProperty, StoredPicture, StoredPictureData } from '../../contract/pictures'
import { env } from '../../env'

/** Why a picture was not stored; `refused` if it is what the server does not accept in it. */
export interface UploadError extends ApiError {
  refused?: RefusedProperty
}

interface SendOptions {
  signal: AbortSignal
  /** Called with the sent part, from 0 to 1. */
  onProgress: (part: number) => void
}

type Result = { data: StoredPicture } | { error: UploadError }

/**
 * Uploads a file. By XMLHttpRequest: `fetch` does not tell how much of a body has been sent. There is no
 * timeout, because a telephone may send slowly.
 */
export function sendPicture(file: Blob, { signal, onProgress }: SendOptions): Promise<Result> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (error: ApiError) => resolve({ error })
    request.open('POST', `${env.apiBase}/pictures`)
    request.responseType = 'json'
    for (const [name, value] of headersFor(file)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(parseUpload(request))
    request.onerror = () => fail({ kind: 'network', message: '' })
    request.onabort = () => fail({ kind: 'aborted', message: '' })
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    if (signal.aborted) fail({ kind: 'aborted', message: '' })
    else request.send(file)
  })
}

/** The headers of the API's other requests, with the session of the owner. */
function headersFor(file: Blob): [string, string][] {
  const token = readToken()
  return [
    ['Accept', 'application/json'],
    ['Content-Type', file.type.startsWith('image/') ? file.type : 'application/octet-stream'],
    ['X-Studio', '1'],
    ...(token ? [['Authorization', `Bearer ${token}`] satisfies [string, string]] : []),
  ]
}

function parseUpload({ status, response }: XMLHttpRequest): Result {
  const body = response as unknown
  if (status >= 200 && status < 300) {
    const result = parseBody(body)
    return 'error' in result ? result : { data: (result.data as StoredPictureData).picture }
  }
  const { errors } = (body ?? {}) as { errors?: { path: RefusedProperty }[] }
  return { error: { ...toApiError({ status, data: body }), refused: errors?.[0]?.path } }
}
