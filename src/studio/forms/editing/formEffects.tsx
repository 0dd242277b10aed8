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

/** The element of a path such as `pictures.0.alt` or, without it, the one around it. */
function findElement(path: string): HTMLElement | null {
  const around = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  return document.getElementById(path) ?? (around ? findElement(around) : null)
}

/** Opens what is closed around an element, so that it can get the focus. */
export function openAround(element: Element | null | undefined): void {
  const details = element?.closest('details')
  if (!details) return
  details.open = true
  openAround(details.parentElement)
}

export const openFields = (paths: readonly string[]) =>
  paths.forEach((path) => openAround(findElement(path)))

/**
 * Focuses the control that the fragment of the address names, for example `#pictures.0.alt`, when
 * the form is shown. Without that control, the one around it gets the focus.
 */
export function useFieldFromHash(form: FormDefinition, isShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const path = hash.slice(1)
    if (!isShown || !fieldsOf(form).some(({ name }) => name === path.split('.')[0])) return
    const element = findElement(path)
    const control = element?.matches(controls)
      ? element
      : element?.querySelector<HTMLElement>(controls)
    openAround(control)
    control?.focus()
  }, [form, hash, isShown])
}
