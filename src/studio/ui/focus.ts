import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { elementIds } from '../../lib/elementIds'

/** Gives the focus to the screen, when the pressed button disappears. */
export function focusMain(): void {
  document.getElementById(elementIds.main)?.focus({ preventScroll: true })
}

/** A ref of controls that may disappear while they have the focus: the screen gets it then. */
export const focusMainOnRemoval = (control: HTMLElement | null) => () => {
  if (document.activeElement === control) focusMain()
}

/** Focuses the element that the fragment of the address names, as soon as it is shown. */
export function useFocusFromHash(isShown = true): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isShown) document.getElementById(hash.slice(1))?.focus()
  }, [hash, isShown])
}
