import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/theme'

const query = `(min-width: ${breakpoints.desktop})`

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the window has room for a preview beside a form. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
