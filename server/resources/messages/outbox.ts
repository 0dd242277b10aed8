import type { Db } from '../../database/schema'
import { repeat } from '../../repeat'
import type { Delivery } from './delivery'
import { claimMessage, markDelivered, scheduleRetry } from './repository'

/** Milliseconds after which a delivery in progress is aborted when the server stops. */
const stopTimeout = 5000

/** Milliseconds between two checks for messages whose delivery failed before. */
const checkInterval = 30_000

interface Log {
  warn: (details: object, message: string) => void
}

interface OutboxOptions {
  db: Db
  /** Returns how messages are delivered now; if they are not, they wait. */
  findDelivery: () => Delivery | undefined
  log: Log
  /** Returns the time in milliseconds since 1970. */
  now?: () => number
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Settles like `work`, or rejects when the signal is aborted before. */
async function rejectOnAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let handleAbort = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    handleAbort = () => reject(new Error('The server was stopped'))
    signal.addEventListener('abort', handleAbort)
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}

/** Delivers the stored messages of visitors to the owner, and retries failed deliveries. */
export class Outbox {
  private readonly db
  private readonly findDelivery
  private readonly log
  private readonly now
  private readonly repetition
  private isStopping = false
  private readonly stopping = new AbortController()

  constructor({ db, findDelivery, log, now = Date.now }: OutboxOptions) {
    this.db = db
    this.findDelivery = findDelivery
    this.log = log
    this.now = now
    this.repetition = repeat(() => this.deliverDueMessages(), {
      interval: checkInterval,
      onError: (error) =>
        log.warn({ reason: reasonOf(error) }, 'The stored messages cannot be read'),
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
    const delivery = this.findDelivery()
    if (!delivery) return
    let message
    while (!this.isStopping && (message = await claimMessage(this.db, this.now()))) {
      try {
        await rejectOnAbort(delivery(message, this.stopping.signal), this.stopping.signal)
      } catch (error) {
        const reason = reasonOf(error)
        this.log.warn(
          { id: message.id, reason },
          'A message could not be delivered; it will be retried',
        )
        await scheduleRetry(this.db, message, reason, this.now())
        continue
      }
      await markDelivered(this.db, message)
    }
  }
}
