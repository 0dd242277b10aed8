/** Returns a function that runs work, at most `limit` at a time; the rest waits in order. */
export function limitConcurrency(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Work that has waited takes over the place.
      if (next) next()
      else running -= 1
    }
  }
}
