import { useEffect, useState } from 'react'

/** The project whose page was last on screen: on a card that comes up its picture moves back. */
let lastShown: string | undefined

/** What a project's picture is called where it moves from its card to its page, and back. */
function nameOf(id: number | string): string {
  return `proyek-${id}`
}

/** The name of the picture on the project's page. */
export function usePageTransition(id: number): string {
  const name = nameOf(id)
  useEffect(() => {
    lastShown = name
  }, [name])
  return name
}

/**
 * The name of the picture on a card, and what the card has to listen to. Only the card that a
 * visitor turns to, or comes back to, has one: between two lists nothing moves, and no paint
 * has to wait for it.
 */
export function useCardTransition(id: number | string) {
  const name = nameOf(id)
  const [isChosen, setChosen] = useState(() => name === lastShown)
  const choose = () => setChosen(true)
  return {
    transitionName: isChosen ? name : 'auto',
    handlers: { onPointerDown: choose, onFocus: choose },
  }
}
