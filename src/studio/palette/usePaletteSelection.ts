import { useEffect, useState, type KeyboardEvent } from 'react'
import type { PaletteItem } from './paletteItems'

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
}

/** The index after a step; single steps continue at the other end of the list. */
function indexAfter(index: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return (index + step + count) % count
  return Math.min(Math.max(index + step, 0), count - 1)
}

/** The active item of the results; keys move it, and Enter selects it. */
export function usePaletteSelection(
  items: readonly PaletteItem[],
  onSelect: (item: PaletteItem) => void,
) {
  const [activeId, setActiveId] = useState<string>()
  const active = items.find(({ id }) => id === activeId) ?? items[0]
  const shownId = active?.id

  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' })
  }, [shownId])

  function handleKeyDown(event: KeyboardEvent): void {
    // With an input method, Enter and the arrows select what is being written.
    if (event.nativeEvent.isComposing || !active) return
    const step = steps[event.key]
    if (step !== undefined)
      setActiveId(items[indexAfter(items.indexOf(active), step, items.length)]?.id)
    else if (event.key === 'Enter') onSelect(active)
    else return
    event.preventDefault()
  }

  return { activeId: shownId, setActiveId, handleKeyDown }
}
