const intervalMs = 200

/**
 * Sends SIGTERM to this process when the `npm` that started it has exited. A signal to npm
 * reaches only the shell between the two, and many shells exit without forwarding it.
 */
export function exitWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, intervalMs)
  timer.unref()
}
