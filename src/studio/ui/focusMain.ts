import { elementIds } from '../../lib/elementIds'

/** Gives the focus to the screen, when the pressed button disappears. */
export function focusMain(): void {
  document.getElementById(elementIds.main)?.focus()
}
