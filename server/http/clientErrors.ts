import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { Failure } from '../../src/contract/envelope'

/** Characters of a request's target; the longest address of the site has about 2000. */
export const maxTargetLength = 4096

const jsonType = 'application/json; charset=utf-8'

/** Answers 414 to a request whose target is too long. */
export function refuseTarget(response: ServerResponse): void {
  const body = failureBody(414)
  response.writeHead(414, { 'Content-Type': jsonType, 'Content-Length': body.length })
  response.end(body)
}

function failureBody(statusCode: number): string {
  const failure: Failure = { status: 'error', statusCode, message: STATUS_CODES[statusCode] ?? '' }
  return JSON.stringify(failure)
}

const errorStatus: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what Node could not read as a request, and closes the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = isLongTarget(error) ? 414 : (errorStatus[error.code] ?? 400)
  const body = failureBody(status)
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${jsonType}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}

/** Whether headers were too long because of the request's first line. */
function isLongTarget({ code, rawPacket }: ConnectionError): boolean {
  // A Buffer, whatever the framework's type says.
  const packet: unknown = rawPacket
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(packet)) return false
  const start = packet.subarray(0, maxTargetLength + 20).toString('latin1')
  return /^[A-Z]+ \/[^\r\n]*$/.test(start) && start.length > maxTargetLength
}
