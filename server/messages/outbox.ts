import type { Db } from '../database/schema'
import type { Delivery } from './delivery'
import { claimMessage, markDelivered, putBack } from './repository'

/** Milliseconds that a delivery in progress gets when the server stops. */
const stopTimeout = 5000

/** Milliseconds between two looks for messages that are due again. */
const usualRound = 30_000

interface Log {
  warn: (details: object, message: string) => void
}

interface OutboxOptions {
  db: Db
  delivery: Delivery
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Settles as the work does, or rejects when the signal is aborted before. */
async function rejectOnAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let handleAbort = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    handleAbort = () => reject(new Error('The server stops'))
    signal.addEventListener('abort', handleAbort)
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}

/** Brings what visitors wrote to the owner, however often that takes. */
export class Outbox {
  private readonly db
  private readonly delivery
  private readonly log
  private readonly now
  private readonly timer
  private isStopping = false
  private readonly stopping = new AbortController()
  private round: Promise<void> = Promise.resolve()

  constructor({ db, delivery, log, now = Date.now }: OutboxOptions) {
    this.db = db
    this.delivery = delivery
    this.log = log
    this.now = now
    this.timer = setInterval(() => void this.deliverDue(), usualRound)
    this.timer.unref()
  }

  /** Sees to whatever is due, after what is being seen to already; never fails. */
  deliverDue(): Promise<void> {
    this.round = this.round
      .then(() => this.makeRound())
      .catch((error: unknown) => {
        this.log.warn({ reason: reasonOf(error) }, 'The kept messages cannot be read')
      })
    return this.round
  }

  /**
   * Ends after the delivery in progress, or after five seconds without it. What is not delivered
   * stays in the database and is delivered after the next start.
   */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.isStopping = true
    const abort = setTimeout(() => this.stopping.abort(), stopTimeout)
    await this.round
    clearTimeout(abort)
  }

  private async makeRound(): Promise<void> {
    let message
    while (!this.isStopping && (message = await claimMessage(this.db, this.now()))) {
      try {
        await rejectOnAbort(this.delivery(message, this.stopping.signal), this.stopping.signal)
      } catch (error) {
        const reason = reasonOf(error)
        this.log.warn({ id: message.id, reason }, 'A message is kept: it could not be delivered')
        await putBack(this.db, message, reason, this.now())
        continue
      }
      await markDelivered(this.db, message)
    }
  }
}
