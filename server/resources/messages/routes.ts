import { randomUUID } from 'node:crypto'
import { MessageReceipt, MessageInput } from '../../../src/contract/messages'
import { Success } from '../../../src/contract/schema/envelope'
import { failures, success, type Routes } from '../routeSchemas'
import { neverDue, storeMessage } from './repository'

/**
 * Adds the route for visitors' messages. They are stored before the response is sent, and delivered
 * if a delivery is configured; a robot gets the same response, but its message is not stored.
 */
export const contactRoutes: Routes = async (app) => {
  const { db, outbox, settings } = app
  app.post(
    '/contact',
    {
      preHandler: app.limitMessages('contact'),
      schema: {
        tags: ['contact'],
        operationId: 'sendMessage',
        description:
          'Stores a message to the owner, and delivers it if a delivery is configured. This operation does not exist with CONTACT=simulated.',
        body: MessageInput,
        response: {
          202: Success(MessageReceipt),
          ...failures(400, 413, 414, 415, 429, 500, 503),
        },
      },
    },
    async ({ body }, reply) => {
      const dueAt = settings.current.delivery ? 0 : neverDue
      const id = body.website ? randomUUID() : await storeMessage(db, body, dueAt)
      void outbox.processDueMessages()
      return reply.code(202).send(success({ id }))
    },
  )
}
