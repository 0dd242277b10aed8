export interface Position {
  y: number
  /** The link that was followed: its index in `shownLinks`, -1 for none, and its target. */
  index?: number
  href?: string
  /** Pixels between the top of the window and that link; undefined outside the main element. */
  top?: number
}

/** By entry of the history; the page in another language has its own router. */
export const positions = new Map<string, Position>()

/** In `sessionStorage` while the document is reloaded. */
const storageKey = 'positions'

export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // The storage is blocked or full: entries before a reload start at the top.
  }
}

/** Adds the positions of before a reload, except that of the entry on screen. */
export function readPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][]
    for (const [entry, position] of stored) {
      if (!positions.has(entry)) positions.set(entry, position)
    }
  } catch {
    // The storage is blocked, or its value is not that of `storePositions`.
  }
}
