/** The fields of a project that the simulated owner edits. */
export const fields = ['title', 'role', 'client'] as const

/** The words of a field: each is typed once, so that it can be found again. */
export const wordsOf = (value: unknown) =>
  (typeof value === 'string' ? value : '').split(' ').filter(Boolean)

/** Random numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
