import fp from 'fastify-plugin'
import { deleteOldTrash } from '../database/entries/trash'
import { deleteExpired } from '../database/secrets'
import { defaultCountPeriod } from '../database/requestCounts'
import { deleteOldMessages } from '../resources/messages/repository'
import { repeat } from '../repeat'
import { dayOf, deleteOldViews } from '../resources/views'
import { dayMs, hourMs } from '../dates'

/** Days for which views are stored: a year can be compared with the one before. */
const viewDays = 400

export const cleanupPlugin = fp(
  (app, _options, done) => {
    const every = (interval: number, what: string, task: () => Promise<void>) => {
      const { run, stop } = repeat(task, {
        interval,
        onError: (error) => app.log.error(error, `Expired ${what} cannot be deleted`),
      })
      app.addHook('onReady', run)
      app.addHook('onClose', stop)
    }
    const daysAgo = (days: number) => Date.now() - days * dayMs
    every(defaultCountPeriod, 'counts of requests', () => deleteExpired(app.db, 'request_counts'))
    every(hourMs, 'subscriptions', () => deleteExpired(app.db, 'pending_subscriptions'))
    every(dayMs, 'messages', async () => {
      const { messageDays = 0 } = app.settings.current
      if (messageDays > 0) await deleteOldMessages(app.db, new Date(daysAgo(messageDays)))
    })
    every(dayMs, 'deleted entries', () => deleteOldTrash(app.db))
    every(dayMs, 'views', () => deleteOldViews(app.db, dayOf(daysAgo(viewDays))))
    done()
  },
  { dependencies: ['database', 'settings'] },
)
