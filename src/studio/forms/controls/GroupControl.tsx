import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Facts } from '../../ui/rows'
import type { Control } from '../fields'
import type { FormValues } from '../formValues'
import { type ControlProps, FieldDetails, Fields, FieldTexts, useFieldError } from './FieldFrame'

interface GroupControlProps extends ControlProps {
  control: Extract<Control, { type: 'group' }>
  children: ReactNode
}

/** Closed at first: few entries have these fields. */
export function GroupControl({ label, hint, path, control, children }: GroupControlProps) {
  const { forms } = useStudioTexts()
  const values = useWatch<Record<string, FormValues | undefined>>({ name: path })
  const filled = Object.values(values ?? {}).filter(Boolean).length
  const texts = { path, hint, error: useFieldError(path) }
  return (
    <FieldDetails>
      <summary>
        {label} <Facts as="span">{forms.filled(filled, control.fields.length)}</Facts>
      </summary>
      <Fields id={path} role="group" aria-label={label} aria-describedby={hint && `${path}-hint`}>
        <FieldTexts {...texts} />
        {children}
      </Fields>
    </FieldDetails>
  )
}
