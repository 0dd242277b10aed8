import fp from 'fastify-plugin'
import { repeat } from '../repeat'
import { addViews, ViewCounter } from '../resources/views'

/** Milliseconds between two times when the views are stored. */
const interval = 60_000

/**
 * Counts the views of pages, where the settings say so, and stores them every minute and when the server stops. The table is
 * not part of the content: no cache is invalidated.
 */
export const pageViewsPlugin = fp(
  (app, _options, done) => {
    const counter = new ViewCounter()
    app.responseCache.onPageSent = (request, path) => {
      if (app.settings.current.countsViews) counter.count(request, path)
    }
    const store = async () => {
      const rows = counter.take()
      if (rows.length === 0) return
      await addViews(app.db, rows).catch((error: unknown) => {
        for (const row of rows) counter.add(row)
        throw error
      })
    }
    const onError = (error: unknown) => app.log.error(error, 'Views could not be stored')
    const { run, stop } = repeat(store, { interval, onError })
    app.addHook('onClose', async () => {
      await run()
      await stop()
    })
    done()
  },
  { dependencies: ['database', 'responseCache', 'settings'] },
)
