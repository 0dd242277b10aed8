import fp from 'fastify-plugin'
import { Outbox } from '../resources/messages/outbox'
import { Subscriptions } from '../resources/subscribers/Subscriptions'

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers messages to the owner, as long as a delivery is configured. */
    outbox: Outbox
    /** Sends subscription mails; absent without a mail server or a public URL. */
    readonly subscriptions: Subscriptions | undefined
  }
}

/** Decorates the app with `outbox`, which delivers what is due at start, and `subscriptions`. */
export const mailsPlugin = fp(
  (app, _options, done) => {
    const { rateLimits, settings, languages, db, log } = app
    const findDelivery = () => settings.current.delivery
    const outbox = new Outbox({ db, findDelivery, log })
    app.decorate('outbox', outbox)
    app.decorate('subscriptions', {
      getter: () => {
        const options = settings.current.subscriptions
        return options && new Subscriptions(db, log, options, languages, rateLimits.mails)
      },
    })
    app.addHook('onReady', () => void outbox.processDueMessages())
    // The settings may have changed.
    app.contentVersion.subscribe(() => void outbox.processDueMessages())
    // Starts before the server waits for requests in progress, so that both run at once.
    app.addHook('preClose', (ready) => {
      void outbox.stop()
      ready()
    })
    app.addHook('onClose', () => outbox.stop())
    done()
  },
  { dependencies: ['database', 'languages', 'rateLimits', 'settings'] },
)
