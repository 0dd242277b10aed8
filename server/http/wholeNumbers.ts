import type { FastifyRequest } from 'fastify'
import { HttpError } from './HttpError'

const wholeNumberKeys = ['page', 'limit', 'profile_id', 'is_active']

/**
 * Refuses what the schema's coercion would let through as a whole number: `1e2`, ` 1`,
 * `0x1`, `1e309` (infinity), and a key that is given twice.
 */
export function refuseOddNumbers(
  request: FastifyRequest,
  _reply: unknown,
  done: (error?: Error) => void,
): void {
  const query = request.query as Record<string, unknown>
  const errors = wholeNumberKeys
    .filter((key) => key in query && !/^-?\d{1,10}$/.test(String(query[key])))
    .map((path) => ({ path, message: 'must be a whole number' }))
  const message = errors.map((error) => `${error.path} ${error.message}`).join('; ')
  done(errors.length > 0 ? new HttpError(400, message, errors) : undefined)
}
