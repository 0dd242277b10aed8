import { randomUUID } from 'node:crypto'
import { MessageData, MessageInput } from '../../src/contract/contact'
import { Success } from '../../src/contract/envelope'
import { FailureResponse, success, type Routes } from '../resources/route'
import { keepMessage } from './repository'

/**
 * Takes messages to the owner, where they are delivered. A message is kept before it is
 * answered; what robots send is answered alike, and not kept.
 */
export const contactRoutes: Routes = async (api, { database, postman, limits }) => {
  if (!postman) return
  api.post(
    '/contact',
    {
      // Counted after validation: a mistake in the form uses up nothing.
      config: {
        rateLimit: { hook: 'preHandler', max: limits.messages, timeWindow: 600_000 },
      },
      schema: {
        tags: ['contact'],
        operationId: 'sendMessage',
        description:
          'Takes a message to the owner. The call is there where its delivery is configured.',
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
      const id = body.website ? randomUUID() : await keepMessage(database, body)
      void postman.deliverDue()
      return reply.code(202).send(success({ id }))
    },
  )
}
