/**
 * Runs a task again and again, one run after the other, and never lets the process wait for the next.
 * @param options.interval milliseconds between two runs
 * @returns a function that runs it once more on demand, unless a run has yet to start, and one that stops it and waits for its end
 */
export function repeat(
  task: () => Promise<void>,
  { interval, onError }: { interval: number; onError: (error: unknown) => void },
) {
  let current = Promise.resolve()
  let next: Promise<void> | undefined
  const start = () => {
    next = undefined
    return task()
  }
  const run = () => (next ??= current = current.then(start).catch(onError))
  const timer = setInterval(() => void run(), interval).unref()
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
