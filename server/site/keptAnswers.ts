import type { FastifyBaseLogger } from 'fastify'
import type { Answer } from '../http/answer'
import type { AnswerCache } from '../http/answerCache'

/** What was made for an address, and whether it is worth to be kept. */
export interface Made {
  answer: Answer
  isKept: boolean
}

/** Answers that take some work: each is made once per version of the content. */
export class KeptAnswers {
  private readonly coming = new Map<string, Promise<Answer | undefined>>()

  constructor(
    private readonly cache: AnswerCache,
    private readonly log: FastifyBaseLogger,
  ) {}

  /**
   * The answer of an address. Whoever asks for it while it is made gets the same.
   * @returns nothing where it cannot be made now
   */
  async find(address: string, make: () => Promise<Made | undefined>): Promise<Answer | undefined> {
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
    make: () => Promise<Made | undefined>,
  ): Promise<Answer | undefined> {
    const { generation } = this.cache
    const made = await make()
    if (made?.isKept) this.cache.keep(address, made.answer, generation)
    return made?.answer
  }
}
