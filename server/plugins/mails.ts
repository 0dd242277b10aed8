import fp from 'fastify-plugin'
import type { OfferedLanguages } from '../../src/language/languages'
import type { Delivery } from '../resources/messages/delivery'
import { Outbox } from '../resources/messages/outbox'
import { Subscriptions, type SubscriptionsOptions } from '../resources/subscribers/Subscriptions'

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers messages to the owner; absent where no delivery is configured. */
    outbox?: Outbox
    /** Sends subscription mails; absent without a mail server or a public URL. */
    subscriptions?: Subscriptions
  }
}

interface MailsOptions {
  delivery?: Delivery
  subscriptions?: SubscriptionsOptions
  languages: OfferedLanguages
}

/** Decorates the app with `outbox`, which delivers what is due at start, and `subscriptions`. */
export const mailsPlugin = fp<MailsOptions>(
  (app, { delivery, subscriptions, languages }, done) => {
    const { mails } = app.rateLimits
    const outbox = delivery && new Outbox({ db: app.db, delivery, log: app.log })
    app.decorate('outbox', outbox)
    app.decorate(
      'subscriptions',
      subscriptions && new Subscriptions(app.db, app.log, subscriptions, languages, mails),
    )
    if (outbox) {
      app.addHook('onReady', () => void outbox.processDueMessages())
      let stopped = Promise.resolve()
      // Starts before the server waits for requests in progress, so that both run at once.
      app.addHook('preClose', (ready) => {
        stopped = outbox.stop()
        ready()
      })
      app.addHook('onClose', () => stopped)
    }
    done()
  },
  { dependencies: ['database', 'rateLimits'] },
)
