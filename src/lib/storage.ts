function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

/**
 * `localStorage` that never throws. If it is blocked, full or not available (on the server),
 * `read` returns `null` and `write` does nothing.
 */
export const storage = {
  read: (key: string) => attempt(() => localStorage.getItem(key)),
  write: (key: string, value: string) => void attempt(() => localStorage.setItem(key, value)),
  remove: (key: string) => void attempt(() => localStorage.removeItem(key)),
}
