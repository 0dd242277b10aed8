import type { MouseEvent } from 'react'

/** Whether a click on a link opens it in the same window: the primary button without a modifier key. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
