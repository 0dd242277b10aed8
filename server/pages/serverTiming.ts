import type { Transport } from '../../src/app/renderer'

/** The header that browsers show beside a page that was in memory. */
export const hitTiming = 'cache;desc=hit'

/** Measures how long a page takes that was not in memory. */
export class PageTiming {
  private readonly start = performance.now()
  private dataTime = 0
  private running = 0
  private runningSince = 0

  /** Sends requests to the API, and adds the time in which at least one of them is answered. */
  measure(transport: Transport): Transport {
    return async (...args) => {
      if (this.running === 0) this.runningSince = performance.now()
      this.running += 1
      try {
        return await transport(...args)
      } finally {
        this.running -= 1
        if (this.running === 0) this.dataTime += performance.now() - this.runningSince
      }
    }
  }

  /** The value of `Server-Timing`, in milliseconds. */
  toString(): string {
    const rest = performance.now() - this.start - this.dataTime
    return `cache;desc=miss, db;dur=${this.dataTime.toFixed(1)}, render;dur=${rest.toFixed(1)}`
  }
}
