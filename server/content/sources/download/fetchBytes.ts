import { lookup as resolveHost } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { maxUploadSize } from '../../../../src/contract/constants'
import { UserFacingError } from '../../../UserFacingError'
import { isPublicAddress } from './publicAddress'

const maxRedirects = 3

/** Milliseconds until the last byte. */
const timeoutMs = 10_000

/**
 * Downloads a file of at most `maxUploadSize` bytes. The server of the address, and of those that it
 * redirects to, must be a computer of the public internet: a file that is imported may be someone
 * else's, and must not read what only this network can.
 * @throws UserFacingError
 */
export async function fetchBytes(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(address, signal)
  } catch (error) {
    if (signal.aborted)
      throw new UserFacingError(({ pictures }) => pictures.timeout(timeoutMs / 1000))
    if (error instanceof UserFacingError) throw error
    throw new UserFacingError(() => reasonOf(error))
  }
}

/** `fetch` has the reason of the system as the cause of its error, sometimes as a code only. */
export function reasonOf(error: unknown): string {
  const cause = (error as Partial<Error>).cause ?? error
  const { code, message } = cause as Partial<NodeJS.ErrnoException>
  return message || (code ?? String(error))
}

async function follow(address: string, signal: AbortSignal): Promise<Buffer> {
  let url = parseAddress(address)
  for (let count = 0; count <= maxRedirects; count += 1) {
    const response = await send(url, signal)
    const { statusCode = 0, headers } = response
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location
    if (!isRedirect) return await readBody(response)
    response.destroy()
    url = parseAddress(headers.location ?? '', url)
  }
  throw new UserFacingError(({ pictures }) => pictures.redirects(maxRedirects))
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new UserFacingError(({ pictures }) => pictures.protocol)
}

/** Connects only to an address that was checked: the name is not resolved a second time. */
function send(url: URL, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Literal addresses are not looked up.
  if (isIP(host) && !isPublicAddress(host)) throw privateError()
  const { get } = url.protocol === 'https:' ? https : http
  const headers = { Accept: 'image/jpeg,image/png,image/webp,image/avif', 'User-Agent': 'Karya' }
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { agent: false, headers, signal, lookup: checkedLookup }
    get(url, options, resolve).on('error', reject)
  })
}

const checkedLookup: LookupFunction = (host, options, callback) =>
  resolveHost(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    const isPublic = addresses?.every(({ address }) => isPublicAddress(address))
    if (error || !first) callback(error, '')
    else if (!isPublic) callback(privateError(), '')
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })

const privateError = () => new UserFacingError(({ pictures }) => pictures.isPrivate)

async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = response
  try {
    if (statusCode !== 200) throw new UserFacingError(({ pictures }) => pictures.status(statusCode))
    const parts: Buffer[] = []
    let size = 0
    assertSize(Number(headers['content-length'] ?? 0))
    for await (const part of response as AsyncIterable<Buffer>) {
      assertSize((size += part.length))
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    response.destroy()
  }
}

function assertSize(size: number): void {
  if (size <= maxUploadSize) return
  throw new UserFacingError(({ pictures }) => pictures.tooLarge(maxUploadSize / 2 ** 20))
}
