import fp from 'fastify-plugin'
import type { Delivery } from '../resources/messages/delivery'
import { Outbox } from '../resources/messages/outbox'

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers messages to the owner; absent where no delivery is configured. */
    outbox?: Outbox
  }
}

/** Decorates the app with the outbox, delivers what is due at start, and stops it with the app. */
export const outboxPlugin = fp<{ delivery?: Delivery }>(
  (app, { delivery }, done) => {
    const outbox = delivery && new Outbox({ db: app.db, delivery, log: app.log })
    app.decorate('outbox', outbox)
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
  { name: 'outbox', dependencies: ['database'] },
)
