import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { reloadPage } from './reloadPage'
import { useIsFromStore } from './storeNavigation'

/**
 * Requests the document of a page that a link leads to and that does not exist: the server redirects
 * the former addresses of entries to the current ones.
 */
export function useReloadIfMissing(isMissing: boolean): void {
  const isFromStore = useIsFromStore()
  // The navigation type of a document that was loaded or reloaded is POP: no endless reload.
  const isLinked = useNavigationType() === NavigationType.Push && !isFromStore
  useEffect(() => {
    if (isMissing && isLinked) reloadPage()
  }, [isMissing, isLinked])
}
