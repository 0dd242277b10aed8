import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { HttpError } from '../http/HttpError'

/** How many requests are accepted from one IPv4 address or one IPv6 network of 64 bits. */
export interface RateLimits {
  /** Writes in a minute with a valid token. */
  owner: number
  /** Writes in a minute without one. */
  stranger: number
  /** Contact messages in ten minutes, and requests to subscribe to the blog. */
  messages: number
  /** Subscription mails in an hour, whoever requests them. */
  mails: number
}

/** A hook that refuses a request when its limit is exceeded. */
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
    /**
     * Creates a `preHandler` hook that limits what visitors send; it counts after the validation,
     * so that invalid requests do not use up the limit.
     */
    limitMessages: () => Limit
  }
}

export const defaultRateLimits: RateLimits = {
  owner: 30_000,
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

/** Limits writes, and decorates the app with `rateLimits` and `limitMessages`. */
export const rateLimitsPlugin = fp<{ limits: RateLimits }>(
  async (app, { limits }) => {
    app.decorate('rateLimits', limits)
    app.decorate('limitMessages', () =>
      createLimit(app, { max: () => limits.messages, timeWindow: 600_000, what: 'messages' }),
    )
    await app.register(rateLimit, { global: false })
    const limitWrites = createLimit(app, {
      max: ({ isOwner }) => (isOwner ? limits.owner : limits.stranger),
      timeWindow: 60_000,
      what: 'writes',
    })
    app.addHook('onRequest', async (request, reply) => {
      if (!readMethods.has(request.method)) await limitWrites(request, reply)
    })
  },
  { name: 'rateLimits', dependencies: ['authentication'] },
)

interface LimitOptions {
  max: (request: FastifyRequest) => number
  timeWindow: number
  /** The requests, as the error message names them. */
  what: string
}

function createLimit(app: FastifyInstance, { max, timeWindow, what }: LimitOptions): Limit {
  const counters = networks.map(({ bits, factor }) =>
    app.createRateLimit({
      timeWindow,
      max: (request) => max(request) * factor,
      keyGenerator: ({ ip, isOwner }) =>
        `${isOwner ? 'owner' : 'stranger'} ${normalizeIP(ip, bits)}`,
    }),
  )
  return async (request, reply) => {
    for (const count of counters) {
      const result = await count(request)
      if (result.isAllowed || !result.isExceeded) continue
      void reply.header('retry-after', result.ttlInSeconds)
      throw new HttpError(429, `Too many ${what}: try again in ${result.ttlInSeconds} s`)
    }
  }
}
