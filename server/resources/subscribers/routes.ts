import { DoneData, Success } from '../../../src/contract/schema/envelope'
import { SubscriptionInput } from '../../../src/contract/messages'
import { HttpError } from '../../http/HttpError'
import { failures, success, type Routes } from '../routeSchemas'

/**
 * Adds the route by which visitors subscribe to the blog. The response is the same for an address
 * that has subscribed already. A subscription is stored when its link is confirmed.
 */
export const subscriptionsRoutes: Routes = async (app) => {
  app.post(
    '/subscriptions',
    {
      preHandler: app.limitMessages('subscription'),
      schema: {
        tags: ['subscriptions'],
        operationId: 'subscribe',
        description:
          'Mails a link that confirms a subscription to the blog, at most once in ten minutes to an address. Without CONTACT_SMTP_URL and PUBLIC_URL the response is 404.',
        body: SubscriptionInput,
        response: {
          202: Success(DoneData),
          ...failures(400, 404, 413, 414, 415, 429, 500, 502, 503),
        },
      },
    },
    async ({ body, language }, reply) => {
      const { subscriptions } = app
      if (!subscriptions) throw new HttpError(404, 'This site sends no mails')
      await subscriptions.request(body.email, language)
      return reply.code(202).send(success({}))
    },
  )
}
