import type { FastifyRequest } from 'fastify'

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

/** Whether every request is logged at a level. */
export function logsRequests(level: string | undefined): boolean {
  return level === 'info' || level === 'debug' || level === 'trace'
}
