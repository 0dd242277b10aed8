import { useRef } from 'react'
import { useShortcut } from '../ui/useShortcut'
import type { EditedEntry } from './EditedEntry'

/**
 * Ctrl+S and ⌘S submit a form with changes. Without changes, or below a dialog that is not a part
 * of the form, they do nothing.
 * @returns the ref of the form
 */
export function useSaveShortcut(entry: EditedEntry) {
  const form = useRef<HTMLFormElement>(null)
  useShortcut('s', () => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog && !form.current?.contains(dialog)) return
    if (entry.hasChanges) form.current?.requestSubmit()
  })
  return form
}
