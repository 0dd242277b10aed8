import { randomUUID } from 'node:crypto'
import { MessageData, MessageInput } from '../../src/contract/contact'
import { Success } from '../../src/contract/envelope'
import { FailureResponse, success, type Routes } from '../resources/routeSchemas'
import { storeMessage } from './repository'

/**
 * Adds the route for visitors' messages when a delivery is configured. Messages are stored before
 * the response is sent; a robot gets the same response, but its message is not stored.
 */
export const contactRoutes: Routes = async (app) => {
  const { db, outbox, rateLimits } = app
  if (!outbox) return
  app.post(
    '/contact',
    {
      // Counted after validation, so that invalid requests do not use up the limit.
      config: {
        rateLimit: { hook: 'preHandler', max: rateLimits.messages, timeWindow: 600_000 },
      },
      schema: {
        tags: ['contact'],
        operationId: 'sendMessage',
        description:
          'Sends a message to the owner. This operation exists only when a delivery is configured.',
        body: MessageInput,
        response: {
          202: Success(MessageData),
          400: FailureResponse,
          413: FailureResponse,
          414: FailureResponse,
          415: FailureResponse,
          429: FailureResponse,
          500: FailureResponse,
          503: FailureResponse,
        },
      },
    },
    async ({ body }, reply) => {
      const id = body.website ? randomUUID() : await storeMessage(db, body)
      void outbox.processDueMessages()
      return reply.code(202).send(success({ id }))
    },
  )
}
