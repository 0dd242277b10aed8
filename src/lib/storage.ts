/**
 * Browser storage that never throws: it may be blocked, full, or absent on the server.
 * Reading then gives `null`, writing does nothing.
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
      // The choice holds for this visit only.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing readable was stored, so there is nothing to remove.
    }
  },
}
