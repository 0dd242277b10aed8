import { useEffect, useEffectEvent } from 'react'
import { listen } from '../../../lib/listen'

type KeyCombination = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a key was pressed with Ctrl or ⌘, and without other modifiers. */
export function isShortcut(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyCombination,
  letter: string,
): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === letter
}

/**
 * Calls a function on Ctrl+letter and ⌘+letter, unless a control has handled the key. The browser
 * does nothing then.
 */
export function useShortcut(letter: string, onPress: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, letter)) return
    event.preventDefault()
    if (!event.repeat) onPress()
  })
  useEffect(() => listen(document, ['keydown'], (event: KeyboardEvent) => handle(event)), [])
}

/** Without a form that handles Ctrl+S and ⌘S, the browser would save the studio's page as a file. */
export function useNoSaveDialog(): void {
  useEffect(
    // The window gets the event after the document.
    () =>
      listen(window, ['keydown'], (event: KeyboardEvent) => {
        if (isShortcut(event, 's')) event.preventDefault()
      }),
    [],
  )
}
