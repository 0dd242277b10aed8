import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { countRequest, deleteExpiredCounts, countedTime } from '../database/requestCounts'
import { HttpError } from '../http/HttpError'
import { repeat } from '../repeat'

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
    /**
     * Returns a hook that limits messages of strangers, for all processes in sum. As a `preHandler`
     * it runs after validation, so that invalid requests do not use up the limit.
     */
    limitMessages: (kind: string) => preHandlerAsyncHookHandler
  }
}

export const defaultRateLimits: RateLimits = { owner: 30_000, stranger: 120, messages: 5 }

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const keyOf = ({ ip, isOwner }: FastifyRequest) => `${isOwner ? 'owner' : 'stranger'} ${ip}`

/** Limits writes, and decorates the app with `limitMessages` for routes with limits of their own. */
export const rateLimitsPlugin = fp<{ limits: RateLimits }>(
  async (app, { limits }) => {
    app.decorate('limitMessages', (kind) => async (request, reply) => {
      const now = Date.now()
      const { count, expires_at } = await countRequest(app.db, `${kind} ${keyOf(request)}`, now)
      if (count <= limits.messages) return
      const seconds = Math.ceil((expires_at - now) / 1000)
      void reply.header('retry-after', seconds)
      throw new HttpError(429, `Too many requests: try again in ${Math.ceil(seconds / 60)} minutes`)
    })
    const cleanup = repeat(() => deleteExpiredCounts(app.db, Date.now()), {
      interval: countedTime,
      onError: (error) => app.log.warn(error, 'Expired counts of requests cannot be deleted'),
    })
    app.addHook('onClose', cleanup.stop)
    await app.register(rateLimit, {
      timeWindow: 60_000,
      max: ({ isOwner }: FastifyRequest) => (isOwner ? limits.owner : limits.stranger),
      keyGenerator: keyOf,
      allowList: ({ method }) => readMethods.has(method),
      errorResponseBuilder: (_request, { after }) =>
        new HttpError(429, `Too many writes: try again in ${after}`),
    })
  },
  { dependencies: ['authentication', 'database'] },
)
