import fp from 'fastify-plugin'
import { storeRichTexts } from '../markdown/richTexts'
import { repeat } from '../repeat'

/** Milliseconds until the next attempt after an error, if the content does not change before. */
const interval = 3_600_000

/** Stores the trees of the texts when the server has started, and after every change of the content. */
export const richTextsPlugin = fp(
  (app, _options, done) => {
    const closing = new AbortController()
    const { run, stop } = repeat(() => storeRichTexts(app.db, closing.signal), {
      interval,
      onError: (error) => app.log.warn(error, 'Parsed texts cannot be stored'),
    })
    app.addHook('onListen', (listening) => {
      void run()
      app.contentVersion.subscribe(() => void run())
      listening()
    })
    app.addHook('onClose', () => {
      closing.abort()
      return stop()
    })
    done()
  },
  { name: 'richTexts', dependencies: ['database', 'contentVersion'] },
)
