import fp from 'fastify-plugin'
import { repeat } from '../repeat'
import { deleteExpired } from '../resources/subscribers/repository'
import { Subscriptions, type SubscriptionsOptions } from '../resources/subscribers/Subscriptions'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends subscription mails; absent without a mail server or a public URL. */
    subscriptions?: Subscriptions
  }
}

/** Milliseconds between two deletions of what was not confirmed in time. */
const cleanupInterval = 3_600_000

/**
 * Decorates the app with `subscriptions`, and deletes subscriptions that were not confirmed in
 * time: at start and every hour.
 */
export const subscriptionsPlugin = fp<{ options?: SubscriptionsOptions }>(
  (app, { options }, done) => {
    const { mails } = app.rateLimits
    app.decorate('subscriptions', options && new Subscriptions(app.db, app.log, options, mails))
    const cleanup = repeat(() => deleteExpired(app.db, Date.now()), {
      interval: cleanupInterval,
      onError: (error) => app.log.warn(error, 'Expired subscriptions cannot be deleted'),
    })
    app.addHook('onReady', cleanup.run)
    app.addHook('onClose', cleanup.stop)
    done()
  },
  { name: 'subscriptions', dependencies: ['database', 'rateLimits'] },
)
