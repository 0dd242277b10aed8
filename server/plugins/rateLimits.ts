import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../http/HttpError'

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

/** Calls from one address: many for the owner, few for whoever guesses tokens. */
export interface RateLimits {
  /** Writes a minute. */
  owner: number
  stranger: number
  /** Messages to the owner in ten minutes. */
  messages: number
}

export const defaultRateLimits: RateLimits = { owner: 30_000, stranger: 120, messages: 5 }

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Keeps writes, and attempts at them, to a bearable number. */
export async function limitWrites(app: FastifyInstance, limits: RateLimits): Promise<void> {
  app.decorate('rateLimits', limits)
  await app.register(rateLimit, {
    timeWindow: 60_000,
    max: ({ isOwner }: FastifyRequest) => (isOwner ? limits.owner : limits.stranger),
    keyGenerator: ({ ip, isOwner }) => `${isOwner ? 'owner' : 'stranger'} ${ip}`,
    allowList: ({ method }) => reading.has(method),
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, `Too many writes: try again in ${after}`),
  })
}
