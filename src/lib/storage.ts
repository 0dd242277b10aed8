/**
 * `localStorage` that never throws. If it is blocked, full or not available (on the server),
 * `read` returns `null` and `write` does nothing.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The value is lost at the end of the visit.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Storage is not available, so that nothing is stored.
    }
  },
}
