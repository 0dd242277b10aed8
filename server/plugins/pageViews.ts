import fp from 'fastify-plugin'
import { repeat } from '../repeat'
import { dayOf, ViewCounter } from '../resources/views/ViewCounter'
import { addViews, deleteOldViews } from '../resources/views/viewsRepository'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether views of pages are counted. */
    countsViews: boolean
  }
}

const minute = 60_000
const day = 86_400_000

/** Days for which views are stored: a year can be compared with the one before. */
const keptDays = 400

/**
 * Counts the views of pages and stores them every minute and when the server stops. The table is
 * not part of the content: no cache is invalidated.
 */
export const pageViewsPlugin = fp<{ isOn: boolean }>(
  (app, { isOn }, done) => {
    app.decorate('countsViews', isOn)
    if (isOn) {
      const counter = new ViewCounter()
      app.responseCache.onPageSent = (request, path) => counter.count(request, path)
      const onError = (error: unknown) => app.log.error(error, 'Views could not be stored')
      const store = repeat(
        async () => {
          const rows = counter.take()
          if (rows.length === 0) return
          await addViews(app.db, rows).catch((error: unknown) => {
            for (const row of rows) counter.add(row)
            throw error
          })
        },
        { interval: minute, onError },
      )
      const purge = repeat(() => deleteOldViews(app.db, dayOf(Date.now() - keptDays * day)), {
        interval: day,
        onError,
      })
      app.addHook('onReady', purge.run)
      app.addHook('onClose', async () => {
        await purge.stop()
        await store.run()
        await store.stop()
      })
    }
    done()
  },
  { name: 'pageViews', dependencies: ['database', 'responseCache'] },
)
