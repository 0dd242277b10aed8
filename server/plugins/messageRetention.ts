import fp from 'fastify-plugin'
import { deleteOldMessages } from '../resources/messages/inboxRepository'
import { repeat } from '../repeat'

const day = 86_400_000

/** Deletes messages that are older than a number of days, at the start and daily; 0 keeps them. */
export const messageRetentionPlugin = fp<{ days: number }>(
  (app, { days }, done) => {
    if (days > 0) {
      const { run, stop } = repeat(
        () => deleteOldMessages(app.db, new Date(Date.now() - days * day)),
        {
          interval: day,
          onError: (error) => app.log.error(error, 'Old messages could not be deleted'),
        },
      )
      app.addHook('onReady', run)
      app.addHook('onClose', stop)
    }
    done()
  },
  { name: 'messageRetention', dependencies: ['database'] },
)
