import { useState } from 'react'
import type { FormDefinition } from '../forms/fields'
import { focusMain } from '../ui/focusMain'
import { isHidden, type Entry, type EntryList } from './entryList'
import type { useListView } from './useListView'
import type { useRemoval } from './useRemoval'
import { useRowActions } from './useRowActions'
import type { useSelection } from './useSelection'
import { useVisibility } from './useVisibility'

export interface EntryChangesOptions {
  list: EntryList
  form: FormDefinition
  removal: ReturnType<typeof useRemoval>
  /** All that are not deleted. */
  entries: readonly Entry[]
  listed: ReturnType<typeof useListView>
  selection: ReturnType<typeof useSelection>
  /** Tells screen readers what has changed. */
  announce: (text: string) => void
}

/** What the owner changes in a list: one entry, or all selected ones. */
export function useEntryChanges(options: EntryChangesOptions) {
  const { list, form, removal, entries, listed, selection, announce } = options
  const [restoredId, setRestoredId] = useState<number>()
  const [together, setTogether] = useState<readonly number[]>([])
  const setHidden = useVisibility(list, form, announce)

  const actionsOf = useRowActions({
    list,
    form,
    entries,
    onHide(changed, isHiding) {
      void setHidden(changed, isHiding)
      // The entry may leave the list, with the button that has the focus.
      if (listed.view.status !== 'all') focusMain()
    },
    onRemove(id) {
      setTogether(together.filter((one) => one !== id))
      removal.remove([id])
    },
  })

  function restore(ids: readonly number[]): void {
    setRestoredId(ids[0])
    removal.restore(ids)
  }

  function removeSelected(): void {
    const { selected } = selection
    setTogether(selected.length > 1 ? selected : [])
    removal.remove(selected)
    selection.setSelecting(false)
  }

  function hideSelected(isHiding: boolean): void {
    const changed = entries.filter(
      ({ row }) => selection.selected.includes(row.id) && isHidden(list, row) !== isHiding,
    )
    void setHidden(changed, isHiding)
  }

  return {
    actionsOf,
    /** The entry that was restored last: its row gets the focus. */
    restoredId,
    restore,
    removeSelected,
    hideSelected,
    /** The entries that were deleted at once, and are not restored. */
    removedTogether: together.filter((id) => removal.removedIds.includes(id)),
  }
}
