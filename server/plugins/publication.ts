import fp from 'fastify-plugin'
import { findNextPublication } from '../resources/posts/repository'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether everybody sees drafts and posts with a date in the future: in development. */
    showsDrafts: boolean
  }
}

/** Milliseconds: the longest time that `setTimeout` accepts. */
const maxTimeout = 2_147_483_647

/** Milliseconds until the next attempt when the dates cannot be read. */
const retryInterval = 60_000

/**
 * Decorates the app with `showsDrafts`, and increments the content version when the date of a
 * post arrives, so that caches do not hide the post.
 */
export const publicationPlugin = fp<{ showsDrafts: boolean }>(
  (app, { showsDrafts }, done) => {
    app.decorate('showsDrafts', showsDrafts)
    let timer: NodeJS.Timeout | undefined
    const setTimer = (callback: () => void, milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(callback, milliseconds).unref()
    }
    const schedule = async () => {
      try {
        const next = await findNextPublication(app.db)
        clearTimeout(timer)
        if (!next) return
        const milliseconds = Math.min(Math.max(0, next.getTime() - Date.now()), maxTimeout)
        setTimer(() => app.contentVersion.increment(), milliseconds)
      } catch (error) {
        app.log.warn(error, 'The next publication of a post cannot be read')
        setTimer(() => void schedule(), retryInterval)
      }
    }
    app.addHook('onListen', schedule)
    app.contentVersion.subscribe(() => void schedule())
    app.addHook('onClose', (_app, next) => {
      clearTimeout(timer)
      next()
    })
    done()
  },
  { name: 'publication', dependencies: ['database', 'contentVersion'] },
)
