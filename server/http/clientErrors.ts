import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { Failure } from '../../src/contract/envelope'

/** Characters of a request target; the longest one of the site has about 2000. */
const maxTargetLength = 4096

type Headers = Readonly<Record<string, string>>

/** The status with which a request is refused before it reaches the framework, if it is. */
export function refusalStatus({ url = '', headers, httpVersion }: IncomingMessage) {
  if (url.length > maxTargetLength) return 414
  const { host } = headers
  const isValid = host === undefined ? httpVersion === '1.0' : isHost(host)
  return isValid ? undefined : 400
}

/** Whether a text can be the host of a URL. */
function isHost(host: string): boolean {
  return !/[/\\?#@]/.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Refuses a request without the framework, and closes its connection.
 * @param headers that every response of the server has
 */
export function refuse(response: ServerResponse, statusCode: number, headers: Headers): void {
  const failure = failureResponse(statusCode, headers)
  response.writeHead(statusCode, failure.headers)
  response.end(failure.body)
}

function failureResponse(statusCode: number, headers: Headers) {
  const failure: Failure = { status: 'error', statusCode, message: STATUS_CODES[statusCode] ?? '' }
  const body = JSON.stringify(failure)
  return {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      connection: 'close',
    },
    body,
  }
}

/** The code of Node's error for a request that does not arrive in time. */
export const requestTimeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT'

const statusByErrorCode: Record<string, number> = {
  [requestTimeoutCode]: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Responds to a request that Node could not parse, and closes the connection.
 * @param securityHeaders that every response of the server has
 */
export function handleClientError(
  error: ConnectionError,
  socket: Socket,
  securityHeaders: Headers,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = isTargetTooLong(error) ? 414 : (statusByErrorCode[error.code] ?? 400)
  const { headers, body } = failureResponse(status, securityHeaders)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroy(error)
}

/** Whether the headers overflowed because of the request line. */
function isTargetTooLong({ code, rawPacket }: ConnectionError): boolean {
  // A Buffer, although Fastify types it otherwise.
  const packet: unknown = rawPacket
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(packet)) return false
  const start = packet.subarray(0, maxTargetLength + 20).toString('latin1')
  return /^[A-Z]+ \/[^\r\n]*$/.test(start) && start.length > maxTargetLength
}
