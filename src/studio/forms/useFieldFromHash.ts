import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fieldsOf, type FormDefinition } from './fields'

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

const controls = 'input, textarea, select, button, [tabindex="0"]'

function findControl(form: FormDefinition, path: string): HTMLElement | undefined {
  const parts = path.split('.')
  if (!fieldsOf(form).some(({ name }) => name === parts[0])) return undefined
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(parts.slice(0, length).join('.'))
    if (!element) continue
    return element.matches(controls)
      ? element
      : (element.querySelector<HTMLElement>(controls) ?? undefined)
  }
  return undefined
}
