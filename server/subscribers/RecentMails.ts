import { createHash } from 'node:crypto'

/** Milliseconds in which an address gets at most one mail. */
const interval = 600_000

/** The addresses that have recently got a mail, in memory only, as hashes. */
export class RecentMails {
  private readonly times = new Map<string, number>()

  /**
   * Records a mail to an address, unless there was one recently.
   * @param now milliseconds since 1970
   * @returns whether the mail may be sent
   */
  add(email: string, now: number): boolean {
    for (const [key, time] of this.times) {
      if (now - time >= interval) this.times.delete(key)
    }
    const key = keyOf(email)
    if (this.times.has(key)) return false
    this.times.set(key, now)
    return true
  }

  /** Forgets a mail that could not be sent. */
  remove(email: string): void {
    this.times.delete(keyOf(email))
  }
}

function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64')
}
