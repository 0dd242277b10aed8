import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { countRequest } from '../database/requestCounts'
import { HttpError } from '../http/HttpError'

/** How many requests are accepted from one IPv4 address or one IPv6 network of 64 bits. */
export interface RateLimits {
  stranger: number
  /** Contact messages in ten minutes, and requests to subscribe to the blog. */
  messages: number
  mails: number
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
    /**
     * Returns a hook that limits messages of strangers, for all processes in sum. As a `preHandler`
     * it runs after validation, so that invalid requests do not use up the limit.
     */
    limitMessages: (kind: string) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}

export const defaultRateLimits: RateLimits = {
  stranger: 120,
  messages: 5,
  mails: 60,
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Bits of an IPv6 network, and how many times the limit of one address it has. */
const networks = [
  { bits: 64, factor: 1 },
  { bits: 48, factor: 4 },
]

function refuse(reply: FastifyReply, what: string, seconds: number): never {
  void reply.header('retry-after', seconds)
  throw new HttpError(429, `Too many ${what}: try again in ${seconds} s`)
}

/** Limits writes of strangers, and decorates the app with `rateLimits` and `limitMessages`. */
export const rateLimitsPlugin = fp<{ limits: RateLimits }>(
  async (app, { limits }) => {
    app.decorate('rateLimits', limits)
    app.decorate('limitMessages', (kind) => async (request, reply) => {
      for (const { bits, factor } of networks) {
        const key = `${kind} ${bits} ${normalizeIP(request.ip, bits)}`
        const { count, expires_at } = await countRequest(app.db, key)
        if (count <= limits.messages * factor) continue
        refuse(reply, 'messages', Math.ceil((expires_at - Date.now()) / 1000))
      }
    })
    await app.register(rateLimit, { global: false })
    const counters = networks.map(({ bits, factor }) =>
      app.createRateLimit({
        timeWindow: 60_000,
        max: limits.stranger * factor,
        keyGenerator: ({ ip }) => normalizeIP(ip, bits),
      }),
    )
    app.addHook('onRequest', async (request, reply) => {
      if (readMethods.has(request.method) || request.isOwner) return
      for (const count of counters) {
        const result = await count(request)
        if (!result.isAllowed && result.isExceeded) refuse(reply, 'writes', result.ttlInSeconds)
      }
    })
  },
  { name: 'rateLimits', dependencies: ['authentication', 'database'] },
)
