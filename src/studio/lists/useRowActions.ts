import CopyPlus from 'lucide-react/icons/copy-plus'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { MenuAction } from '../ui/MenuItems'
import { hiddenStatus, isHidden, type Entry, type EntryList } from './entryList'
import { useDuplication } from './useDuplication'

interface RowActionsOptions {
  list: EntryList
  form: FormDefinition
  /** All that are not deleted. */
  entries: readonly Entry[]
  onHide: (entries: readonly Entry[], isHidden: boolean) => void
  onRemove: (id: number) => void
}

/** Returns a function for the actions that copy, hide and delete an entry. */
export function useRowActions({ list, form, entries, onHide, onRemove }: RowActionsOptions) {
  const { common, lists } = useStudioTexts()
  const duplicate = useDuplication(list, form, entries)
  const { visibility, titleField } = list

  return (entry: Entry): MenuAction[] => {
    const { id } = entry.row
    const wasHidden = isHidden(list, entry.row)
    return [
      ...(titleField
        ? [
            {
              label: lists.actions.duplicate,
              Icon: CopyPlus,
              onSelect: () => void duplicate(entry),
            },
          ]
        : []),
      ...(visibility
        ? [
            {
              label: lists.visibility[hiddenStatus(list)][wasHidden ? 'show' : 'hide'],
              Icon: wasHidden ? Eye : EyeOff,
              onSelect: () => onHide([entry], !wasHidden),
            },
          ]
        : []),
      { label: common.remove, Icon: Trash, onSelect: () => onRemove(id) },
    ]
  }
}
