import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/HttpError'

const wholeNumberKeys = ['id', 'categoryId', 'page', 'limit', 'profile_id', 'is_active']

/**
 * Refuses what the schema's coercion would let through as a whole number: `1e2`, ` 1`,
 * `0x1`, `1e309` (infinity), and a key that is given twice.
 */
export function refuseOddNumbers(
  request: FastifyRequest,
  _reply: unknown,
  done: (error?: Error) => void,
): void {
  const given = { ...(request.query as object), ...(request.params as object) }
  const errors = Object.entries(given)
    .filter(([key, value]) => wholeNumberKeys.includes(key) && !/^-?\d{1,10}$/.test(String(value)))
    .map(([key]) => key)
    .map((path) => ({ path, message: 'must be a whole number' }))
  const message = errors.map((error) => `${error.path} ${error.message}`).join('; ')
  done(errors.length > 0 ? new HttpError(400, message, errors) : undefined)
}
