import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { HttpError } from '../http/HttpError'

/** How many requests are accepted from one address. */
export interface RateLimits {
  /** Writes in a minute with a valid token. */
  owner: number
  /** Writes in a minute without one. */
  stranger: number
  /** Contact messages in ten minutes, and requests to subscribe to the blog. */
  messages: number
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

export const defaultRateLimits: RateLimits = { owner: 30_000, stranger: 120, messages: 5 }

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Limits writes, and decorates the app with `rateLimits` for routes with limits of their own. */
export const rateLimitsPlugin = fp<{ limits: RateLimits }>(
  async (app, { limits }) => {
    app.decorate('rateLimits', limits)
    await app.register(rateLimit, {
      timeWindow: 60_000,
      max: ({ isOwner }: FastifyRequest) => (isOwner ? limits.owner : limits.stranger),
      keyGenerator: ({ ip, isOwner }) => `${isOwner ? 'owner' : 'stranger'} ${ip}`,
      allowList: ({ method }) => readMethods.has(method),
      errorResponseBuilder: (_request, { after }) =>
        new HttpError(429, `Too many writes: try again in ${after}`),
    })
  },
  { dependencies: ['authentication'] },
)
