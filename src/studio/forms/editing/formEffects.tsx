import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useShortcut } from '../../ui/hooks/useShortcut'
import type { EditedEntry } from './EditedEntry'
import type { FormDefinition } from '../fields'
import { fieldsOf } from '../labels'

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

const controls = 'input, textarea, select, button, [tabindex="0"]'

/**
 * Focuses the control that the fragment of the address names, for example `#pictures.0.alt`, when
 * the form is shown. Without that control, the one around it gets the focus.
 */
export function useFieldFromHash(form: FormDefinition, isShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const parts = hash.slice(1).split('.')
    if (!isShown || !fieldsOf(form).some(({ name }) => name === parts[0])) return
    for (let { length } = parts; length > 0; length -= 1) {
      const element = document.getElementById(parts.slice(0, length).join('.'))
      const control = element?.matches(controls) ? element : element?.querySelector(controls)
      if (element) return (control as HTMLElement | null)?.focus()
    }
  }, [form, hash, isShown])
}
