/**
 * Listens for events of several types.
 * @returns a function that removes the listeners
 */
export function listen<E extends Event>(
  target: EventTarget,
  types: readonly string[],
  handle: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = handle as EventListener
  for (const type of types) target.addEventListener(type, listener, options)
  return () => {
    for (const type of types) target.removeEventListener(type, listener, options)
  }
}
