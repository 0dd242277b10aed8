import type { FastifyBaseLogger } from 'fastify'
import type { CachedResponse } from '../http/cachedResponse'
import type { ResponseCache } from '../http/ResponseCache'

/** What was made for an address, and whether it is worth to be kept. */
export interface RenderResult {
  answer: CachedResponse
  isKept: boolean
}

/** Answers that take some work: each is made once per version of the content. */
export class RenderCache {
  private readonly coming = new Map<string, Promise<CachedResponse | undefined>>()

  constructor(
    private readonly cache: ResponseCache,
    private readonly log: FastifyBaseLogger,
  ) {}

  /**
   * The answer of an address. Whoever asks for it while it is made gets the same.
   * @returns nothing where it cannot be made now
   */
  async find(
    address: string,
    make: () => Promise<RenderResult | undefined>,
  ): Promise<CachedResponse | undefined> {
    const known = this.cache.find(address)
    if (known) return known
    const key = `${this.cache.generation} ${address}`
    const coming =
      this.coming.get(key) ??
      this.keep(address, make)
        .catch((error: unknown) => {
          this.log.error(error, `${address} cannot be made`)
          return undefined
        })
        .finally(() => this.coming.delete(key))
    this.coming.set(key, coming)
    return coming
  }

  private async keep(
    address: string,
    make: () => Promise<RenderResult | undefined>,
  ): Promise<CachedResponse | undefined> {
    const { generation } = this.cache
    const made = await make()
    if (made?.isKept) this.cache.keep(address, made.answer, generation)
    return made?.answer
  }
}
