/** Events by which the visitor takes over. */
const userEvents = ['wheel', 'touchstart', 'keydown'] as const

/**
 * Calls a function now and whenever the page grows, until it returns true, the visitor scrolls or
 * presses a key, or the time is over.
 * @returns a function that cancels it
 */
export function repeatWhileGrowing(timeoutMs: number, scroll: () => boolean): () => void {
  const scrollOnce = () => {
    if (scroll()) stop()
  }
  const growth = new ResizeObserver(scrollOnce)
  const timer = setTimeout(() => stop(), timeoutMs)
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const type of userEvents) window.removeEventListener(type, stop)
  }
  for (const type of userEvents) window.addEventListener(type, stop, { passive: true })
  growth.observe(document.body)
  scrollOnce()
  return stop
}
