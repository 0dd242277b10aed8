import { useState } from 'react'
import { useStore } from 'react-redux'

/** Not on phones: the browser captures both pages, which delays the next one there by 300 ms. */
const isAnimated = () => window.matchMedia('(hover: hover)').matches

/**
 * The `view-transition-name` on a card, and the card's event handlers. Only the card that the
 * visitor is about to open or returns from has the name, so that nothing else moves.
 * @param name the one on the page of the entry
 * @param path of that page
 */
export function useCardTransition(name: string, path: string | undefined) {
  const store = useStore<{ navigation: { path: string } }>()
  const [isNamed, setNamed] = useState(
    // While the next page is rendered, the store still has the path of the previous one.
    () => store.getState().navigation.path === path && isAnimated(),
  )
  const setName = () => setNamed(isAnimated())
  return {
    isNamed,
    transitionName: isNamed ? name : 'auto',
    handlers: { onPointerDown: setName, onFocus: setName },
  }
}
