import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { FormDefinition } from './fields'
import { fieldsOf } from './translations'

const controls = 'input, textarea, select, button, [tabindex="0"]'

/**
 * Focuses the control that the fragment of the address names, for example `#pictures.0.alt`, when
 * the form is shown. Without that control, the one around it gets the focus.
 */
export function useFieldFromHash(form: FormDefinition, isShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isShown) findControl(form, hash.slice(1))?.focus()
  }, [form, hash, isShown])
}

function findControl(form: FormDefinition, path: string): HTMLElement | null {
  const parts = path.split('.')
  if (!fieldsOf(form).some(({ name }) => name === parts[0])) return null
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(parts.slice(0, length).join('.'))
    if (element) return element.matches(controls) ? element : element.querySelector(controls)
  }
  return null
}
