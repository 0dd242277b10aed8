import CopyPlus from 'lucide-react/icons/copy-plus'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { FormDefinition } from '../forms/fields'
import { useTexts } from '../../language/TextsContext'
import { useStudioTexts } from '../language/StudioTextsContext'
import { focusMain } from '../ui/focus'
import type { MenuAction } from '../ui/ActionMenu'
import {
  type Entry,
  type EntryList,
  entrySubject,
  hiddenStatus,
  isHidden,
  type Row,
  visibilityValues,
} from './entryList'
import type { useSelection } from './SelectionBar'
import { useDuplication } from './useDuplication'
import type { useListView } from './useListView'
import { useListWrites, type useRemoval } from './useRemoval'

interface EntryChangesOptions {
  list: EntryList
  form: FormDefinition
  removal: ReturnType<typeof useRemoval>
  entries: readonly Entry[]
  listed: ReturnType<typeof useListView>
  selection: ReturnType<typeof useSelection>
  announce: (text: string) => void
}

export function useEntryChanges(options: EntryChangesOptions) {
  const { list, form, removal, entries, listed, selection, announce } = options
  const { common, lists } = useStudioTexts()
  const [restoredId, setRestoredId] = useState<number>()
  const [together, setTogether] = useState<readonly number[]>([])
  const { setHidden, statusAfter } = useVisibility(list, form, announce)
  const duplicate = useDuplication(list, form, entries)

  function hide(entry: Entry, isHiding: boolean): void {
    void setHidden([entry], isHiding)
    // The entry may leave the list, with the button that has the focus.
    if (listed.view.status !== 'all') focusMain()
  }

  function remove(id: number): void {
    setTogether(together.filter((one) => one !== id))
    removal.remove([id])
  }

  return {
    actionsOf(entry: Entry): MenuAction[] {
      const { actions, visibility } = lists
      const wasHidden = isHidden(list, entry.row)
      const hiding = visibility[hiddenStatus(list)][wasHidden ? 'show' : 'hide']
      const all = [
        list.titleField && {
          label: actions.duplicate,
          Icon: CopyPlus,
          onSelect: () => void duplicate(entry),
        },
        list.visibility &&
          statusAfter(entry, !wasHidden) !== 'empty' && {
            label: hiding,
            Icon: wasHidden ? Eye : EyeOff,
            onSelect: () => hide(entry, !wasHidden),
          },
        { label: common.remove, Icon: Trash, onSelect: () => remove(entry.row.id) },
      ]
      return all.filter((action) => typeof action === 'object')
    },
    restoredId,
    restore(ids: readonly number[]): void {
      setRestoredId(ids[0])
      removal.restore(ids)
    },
    removeSelected(): void {
      const { selected } = selection
      setTogether(selected.length > 1 ? selected : [])
      removal.remove(selected)
      selection.setSelecting(false)
    },
    hideSelected(isHiding: boolean): void {
      const changed = entries.filter(
        (entry) =>
          selection.selected.includes(entry.row.id) &&
          isHidden(list, entry.row) !== isHiding &&
          statusAfter(entry, isHiding) !== 'empty',
      )
      void setHidden(changed, isHiding)
    },
    /** The entries that were deleted at once, and are not restored. */
    removedTogether: together.filter((id) => removal.removedIds.includes(id)),
  }
}

function useVisibility(
  list: EntryList,
  { endpoints }: FormDefinition,
  announce: (text: string) => void,
) {
  const { write, change } = useListWrites(list)
  const { lists } = useStudioTexts()
  const siteTexts = useTexts()
  const { visibility: field } = list
  const changesOf = (isHidden: boolean) =>
    field && { [field]: visibilityValues[field][isHidden ? 'hidden' : 'shown'] }

  /** The status of an entry after it is hidden or shown. */
  function statusAfter({ row }: Entry, isHidden: boolean) {
    return list.summarize({ ...row, ...changesOf(isHidden) }, siteTexts).statuses?.at(-1)
  }

  async function setHidden(entries: readonly Entry[], isHidden: boolean): Promise<void> {
    const changes = changesOf(isHidden)
    if (!changes || entries.length === 0) return
    const ids = entries.map(({ row }) => row.id)
    change((rows) => rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes } : row)))
    const [only, other] = entries
    const names = other ? lists.count(entries.length) : only?.summary.title
    const statuses = entries.map((entry) => statusAfter(entry, isHidden))
    const texts = statuses.map((status) => status && lists.statuses[status])
    announce(`${names}: ${[...new Set(texts)].join(', ')}`)
    // At the same time, so that the list is read again once, after all of them.
    const writes = entries.map(async ({ row, summary }) => {
      const { isDone } = await write(endpoints.update.initiate({ id: row.id, changes }), {
        failure: lists.notChanged(summary.title),
        subject: entrySubject(list, row.id),
      })
      if (isDone) return
      change(<AnyRow extends Row>(rows: AnyRow[]) =>
        rows.map((other) => (other.id === row.id ? (row as AnyRow) : other)),
      )
    })
    await Promise.all(writes)
  }

  return { setHidden, statusAfter }
}
