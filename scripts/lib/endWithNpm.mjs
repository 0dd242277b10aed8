/** Milliseconds between two looks at who the parent is. */
const interval = 200

/**
 * Ends this process in an orderly way when the `npm` that started it has gone. A signal to
 * npm reaches only the shell in between, and many a shell dies of it without passing it on.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  watch.unref()
}
