import type { IncomingMessage, ServerResponse } from 'node:http'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * Options of the logger. A request is logged with its method, path and client address; its
 * headers, query and body are left out, because they may be confidential.
 */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        path: url.replace(/\?.*/s, ''),
        ip,
      }),
      err: ({ name, message, stack, code }: Error & { code?: string }) => ({
        type: name,
        message,
        code,
        stack: stack ?? '',
      }),
    },
  }
}

export function logsRequests(level: string | undefined): boolean {
  return level === 'info' || level === 'debug' || level === 'trace'
}

const completed = 'request completed'

/** Logs one line for each request, when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // What it would log is part of the line of the response.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...fields, err: error }, 'request errored')
    else reply.log.info(fields, completed)
  }
}

/** The line of a response that was sent without the framework. */
export function earlyResponseLine(
  request: IncomingMessage,
  { statusCode }: ServerResponse,
  trustedProxies: number,
): [fields: object, message: string] {
  const { method, url } = request
  const req = { method, url, ip: clientAddress(request, trustedProxies) }
  return [{ req, res: { statusCode } }, completed]
}

/** The address of the client, as the framework determines it: the last one that is not a proxy. */
function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = forwarded.map((address) => address.trim()).filter(Boolean)
  const trusted = addresses.slice(-trustedProxies)
  return (trustedProxies > 0 && trusted[0]) || socket.remoteAddress
}
