import type { FastifyInstance } from 'fastify'
import { hourMs } from '../dates'
import { repeat } from '../repeat'

/**
 * Runs a task of a listening server at its start, after every change of the content, and every
 * hour, because it may have failed.
 * @param failure the message of the log about an error
 * @returns a function that runs it once more
 */
export function afterEveryChange(
  app: FastifyInstance,
  task: (closing: AbortSignal) => Promise<void>,
  failure: string,
): () => Promise<void> {
  const closing = new AbortController()
  const { run, stop } = repeat(() => task(closing.signal), {
    interval: hourMs,
    onError: (error) => app.log.warn(error, failure),
  })
  app.addHook('onListen', (listening) => {
    void run()
    app.contentVersion.subscribe(() => void run())
    listening()
  })
  app.addHook('preClose', (closed) => {
    closing.abort()
    closed()
  })
  app.addHook('onClose', stop)
  return run
}
