import { createHash } from 'node:crypto'

const minute = 60_000
/** Milliseconds in which an address gets at most one mail. */
const interval = 10 * minute
/** Milliseconds in which the site sends a limited number of mails. */
const hour = 60 * minute

/** The mails of the last hour, in memory only, with hashes of their addresses. */
export class RecentMails {
  private mails: { key: string; time: number }[] = []

  constructor(private readonly maxPerHour: number) {}

  /**
   * Records a mail to an address, unless there was one recently.
   * @param now milliseconds since 1970
   * @returns whether the mail may be sent, or `full` after too many mails to all addresses
   */
  add(email: string, now: number): boolean | 'full' {
    this.mails = this.mails.filter(({ time }) => now - time < hour)
    const key = keyOf(email)
    if (this.mails.some((mail) => mail.key === key && now - mail.time < interval)) return false
    if (this.mails.length >= this.maxPerHour) return 'full'
    this.mails.push({ key, time: now })
    return true
  }

  /** Forgets the last mail to an address, which could not be sent. */
  remove(email: string): void {
    const index = this.mails.findLastIndex(({ key }) => key === keyOf(email))
    if (index >= 0) this.mails.splice(index, 1)
  }
}

function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64')
}
