import { useEffect, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import type { UnknownAction } from '@reduxjs/toolkit'

interface PageTransitionOptions<State> {
  /** Prefix of the `view-transition-name`. */
  prefix: string
  /** The id of the entry whose page was shown last. */
  selectLastShownId: (state: State) => number | undefined
  /** The action that stores it. */
  shown: (id: number) => UnknownAction
}

/** Not on phones: the browser captures both pages, which delays the next one there by 300 ms. */
const isAnimated = () => window.matchMedia('(hover: hover)').matches

/** Hooks for the view transition between the card of an entry and its page. */
export function createPageTransition<State>(options: PageTransitionOptions<State>) {
  const { prefix, selectLastShownId, shown } = options
  const nameOf = (id: number | string) => `${prefix}-${id}`

  /** The transition name on the page of an entry. */
  function usePageTransition(id: number): string {
    const dispatch = useDispatch()
    useEffect(() => {
      dispatch(shown(id))
    }, [dispatch, id])
    return nameOf(id)
  }

  /**
   * The transition name on a card, and the card's event handlers. Only the card that the visitor is
   * about to open or returns from has a name, so that nothing else moves.
   */
  function useCardTransition(id: number | string) {
    const store = useStore<State>()
    const [isNamed, setNamed] = useState(
      () => String(id) === String(selectLastShownId(store.getState())) && isAnimated(),
    )
    const setName = () => setNamed(isAnimated())
    return {
      isNamed,
      transitionName: isNamed ? nameOf(id) : 'auto',
      handlers: { onPointerDown: setName, onFocus: setName },
    }
  }

  return { usePageTransition, useCardTransition }
}
