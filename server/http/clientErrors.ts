import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { Failure } from '../../src/contract/envelope'

/** Characters of a request target; the longest one of the site has about 2000. */
export const maxTargetLength = 4096

const jsonType = 'application/json; charset=utf-8'

/** Responds with 414 to a request whose target is too long. */
export function refuseTarget(response: ServerResponse): void {
  const body = failureBody(414)
  response.writeHead(414, { 'Content-Type': jsonType, 'Content-Length': body.length })
  response.end(body)
}

function failureBody(statusCode: number): string {
  const failure: Failure = { status: 'error', statusCode, message: STATUS_CODES[statusCode] ?? '' }
  return JSON.stringify(failure)
}

/** The code of Node's error for a request that does not arrive in time. */
export const requestTimeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT'

const statusByErrorCode: Record<string, number> = {
  [requestTimeoutCode]: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to a request that Node could not parse, and closes the connection. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = isTargetTooLong(error) ? 414 : (statusByErrorCode[error.code] ?? 400)
  const body = failureBody(status)
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${jsonType}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
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
