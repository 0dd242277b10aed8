import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../database/schema'
import { repeat } from '../../repeat'
import type { Delivery } from './delivery'
import { claimMessage, markDelivered, scheduleRetry } from './repository'

/** Milliseconds after which a delivery in progress is aborted when the server stops. */
const stopTimeout = 5000

const checkInterval = 30_000

interface OutboxOptions {
  db: Db
  /** Returns how messages are delivered now; if they are not, they wait. */
  findDelivery: () => Delivery | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The server was stopped')))
  })
  // Nothing may be delivered at that time.
  aborted.catch(() => undefined)
  return aborted
}

/** Delivers the stored messages of visitors to the owner, and retries failed deliveries. */
export class Outbox {
  private readonly repetition
  private isStopping = false
  private readonly stopping = new AbortController()
  private readonly aborted = rejectOnAbort(this.stopping.signal)

  constructor(private readonly options: OutboxOptions) {
    this.repetition = repeat(() => this.deliverDueMessages(), {
      interval: checkInterval,
      onError: (error) =>
        options.log.warn({ reason: reasonOf(error) }, 'The stored messages cannot be read'),
    })
  }

  /** Delivers all messages that are due, after a run in progress has ended; never rejects. */
  processDueMessages(): Promise<void> {
    return this.repetition.run()
  }

  /**
   * Waits for the delivery in progress, for five seconds at most. Messages that are not delivered
   * stay in the database and are delivered after the next start.
   */
  async stop(): Promise<void> {
    this.isStopping = true
    const abort = setTimeout(() => this.stopping.abort(), stopTimeout)
    await this.repetition.stop()
    clearTimeout(abort)
  }

  private async deliverDueMessages(): Promise<void> {
    const { db, findDelivery, log } = this.options
    const delivery = findDelivery()
    if (!delivery) return
    let message
    while (!this.isStopping && (message = await claimMessage(db, Date.now()))) {
      try {
        await Promise.race([delivery(message, this.stopping.signal), this.aborted])
      } catch (error) {
        const reason = reasonOf(error)
        log.warn({ id: message.id, reason }, 'A message could not be delivered; it will be retried')
        await scheduleRetry(db, message, reason, Date.now())
        continue
      }
      await markDelivered(db, message)
    }
  }
}
