import { useState } from 'react'

/**
 * The entries that the owner has selected, while check boxes are shown.
 * @param shownIds only these can be selected
 */
export function useSelection(shownIds: readonly number[]) {
  const [marked, setMarked] = useState<readonly number[]>()
  const selected = shownIds.filter((id) => marked?.includes(id))
  return {
    isSelecting: marked !== undefined,
    selected,
    isComplete: selected.length === shownIds.length,
    setSelecting: (isSelecting: boolean) => setMarked(isSelecting ? [] : undefined),
    toggle: (id: number) =>
      setMarked(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    toggleAll: () => setMarked(selected.length === shownIds.length ? [] : shownIds),
  }
}
