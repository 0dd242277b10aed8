import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'

/** One way in which an answer can be sent: its headers, name and value in turn, and its bytes. */
interface Variant {
  etag: string
  headers: string[]
  body: Buffer
}

/** An answer that is ready to be sent, in every encoding that pays. */
export type CachedResponse = Partial<Record<Encoding, Variant>> & {
  statusCode: 200 | 404
  identity: Variant
  size: number
}

/** Bytes below which compression saves no packet. */
const worthwhile = 1000

const text = /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg)/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Makes an answer of some bytes.
 * @param headers of the answer, by their names; they say its type
 * @param effort 0 to 11: how hard to compress
 */
export async function buildCachedResponse(
  body: Buffer,
  headers: Record<string, string>,
  effort = 5,
  statusCode: CachedResponse['statusCode'] = 200,
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const isText = text.test(headers['content-type'] ?? '')
  const all = isText ? { ...headers, vary: join(headers.vary, 'Accept-Encoding') } : headers
  const identity = variant(body, all, hash)
  if (!isText || body.length < worthwhile) {
    return { statusCode, identity, size: body.length }
  }
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: Math.min(9, effort + 1) }),
  ])
  return {
    statusCode,
    identity,
    br: variant(br, { ...all, 'content-encoding': 'br' }, `${hash}-br`),
    gzip: variant(gz, { ...all, 'content-encoding': 'gzip' }, `${hash}-gz`),
    size: body.length + br.length + gz.length,
  }
}

function variant(body: Buffer, headers: Record<string, string>, hash: string): Variant {
  const etag = `"${hash}"`
  const all = { ...headers, etag, 'content-length': String(body.length) }
  return { etag, headers: Object.entries(all).flat(), body }
}

function join(list: string | undefined, name: string): string {
  return list ? `${list}, ${name}` : name
}

/** What is sent: of an answer that the reader has already, only that. */
export interface Sent {
  statusCode: 200 | 304 | 404
  /** Names and values in turn. */
  headers: string[]
  body: Buffer | undefined
}

/** An answer in the encoding that the reader likes best. */
export function negotiateResponse(
  { headers }: Pick<IncomingMessage, 'headers'>,
  answer: CachedResponse,
): Sent {
  const chosen = choose(headers['accept-encoding'], answer)
  return answer.statusCode === 200 && isKnown(headers['if-none-match'], chosen.etag)
    ? { statusCode: 304, headers: withoutLength(chosen.headers), body: undefined }
    : { statusCode: answer.statusCode, headers: chosen.headers, body: chosen.body }
}

/** Sends an answer, past the framework. */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
): void {
  const { statusCode, headers, body } = negotiateResponse(request, answer)
  response.writeHead(statusCode, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function choose(accepted: string | undefined, answer: CachedResponse): Variant {
  if (accepted === undefined) return answer.identity
  if (answer.br && accepts(accepted, 'br')) return answer.br
  if (answer.gzip && accepts(accepted, 'gzip')) return answer.gzip
  return answer.identity
}

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  return !new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A 304 has no body, so that it says nothing about one's length. */
function withoutLength(headers: readonly string[]): string[] {
  return headers.slice(0, -2)
}
