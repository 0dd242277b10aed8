import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the element that the fragment of the address names, as soon as it is shown. */
export function useFocusFromHash(isShown = true): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isShown) document.getElementById(hash.slice(1))?.focus()
  }, [hash, isShown])
}
