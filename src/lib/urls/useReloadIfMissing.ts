import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { reloadPage } from './reloadPage'
import { useIsFromStore } from './storeNavigation'

/**
 * Requests the document of a page that a link leads to and that does not exist: the server knows
 * the former addresses of entries, and redirects to the new one.
 */
export function useReloadIfMissing(isMissing: boolean): void {
  const isFromStore = useIsFromStore()
  // A document that is loaded, also again, is no PUSH.
  const isLinked = useNavigationType() === NavigationType.Push && !isFromStore
  useEffect(() => {
    if (isMissing && isLinked) reloadPage()
  }, [isMissing, isLinked])
}
