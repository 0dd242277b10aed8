import type { FastifyRequest } from 'fastify'

/**
 * Structured lines with the request's id. A request is told by its method, its path and who
 * asked; never by its headers, its query or its body, which may hold what is nobody's business.
 */
export function loggerOf(level: string) {
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

/** Whether a level is one at which every request is logged. */
export function logsRequests(level: string | undefined): boolean {
  return level === 'info' || level === 'debug' || level === 'trace'
}
