import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendCachedResponse, type CachedResponse } from './cachedResponse'

/** Bytes of answers that are kept, with their addresses. */
const usualRoom = 16 * 1024 * 1024

/** Bytes that an entry takes besides its address and its bodies, measured. */
const entryOverhead = 2048

function sizeOf(address: string, answer: CachedResponse): number {
  return answer.size + 2 * address.length + entryOverhead
}

/**
 * Answers that are ready, by address. It holds those of one content version: a write makes a
 * new one, and everything before it is forgotten.
 */
export class ResponseCache {
  /** Of which version of the content the answers are; an answer in the making remembers it. */
  generation = 0
  private readonly answers = new Map<string, CachedResponse>()
  private size = 0

  constructor(private readonly room = usualRoom) {}

  /** Forgets everything: what was read before is not what is there now. */
  forget(): void {
    this.generation += 1
    this.answers.clear()
    this.size = 0
  }

  /**
   * Keeps an answer, unless the content has changed since it was begun. The oldest make room.
   * @param generation the cache's, when the answer was begun
   */
  keep(address: string, answer: CachedResponse, generation: number): void {
    if (generation !== this.generation || sizeOf(address, answer) > this.room / 4) return
    this.remove(address)
    this.size += sizeOf(address, answer)
    this.answers.set(address, answer)
    for (const oldest of this.answers.keys()) {
      if (this.size <= this.room) break
      this.remove(oldest)
    }
  }

  private remove(address: string): void {
    const answer = this.answers.get(address)
    if (!answer) return
    this.answers.delete(address)
    this.size -= sizeOf(address, answer)
  }

  /** What is kept for an address. */
  find(address: string): CachedResponse | undefined {
    return this.answers.get(address)
  }

  /**
   * Answers a request out of the cache. A request with a token is not for it: the owner sees
   * more than others.
   * @param address under which the answer is kept
   * @returns whether there was an answer
   */
  answer(request: IncomingMessage, response: ServerResponse, address = request.url ?? ''): boolean {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return false
    const answer = this.answers.get(address)
    if (!answer) return false
    sendCachedResponse(request, response, answer)
    return true
  }
}
