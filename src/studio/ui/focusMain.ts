import { elementIds } from '../../lib/elementIds'

/** Gives the focus to the screen, when the pressed button disappears. */
export function focusMain(): void {
  document.getElementById(elementIds.main)?.focus({ preventScroll: true })
}

/** A ref of controls that may disappear while they have the focus: the screen gets it then. */
export const focusMainOnRemoval = (control: HTMLElement | null) => () => {
  if (document.activeElement === control) focusMain()
}
