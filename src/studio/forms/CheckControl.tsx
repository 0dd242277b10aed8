import { useController, type ControllerRenderProps } from 'react-hook-form'
import styled from 'styled-components'
import { describe, FieldTexts, Frame, useFieldError } from './FieldFrame'
import type { Field } from './fields'

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;

  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${({ theme }) => theme.accent};
  }
`

/** A check box with its label beside it. */
export function CheckControl({ field: { label, hint }, path }: { field: Field; path: string }) {
  const { field } = useController({ name: path })
  const { value, ...input } = field as ControllerRenderProps<Record<string, unknown>>
  const error = useFieldError(path)
  return (
    <Frame>
      <Label htmlFor={path}>
        <input
          type="checkbox"
          {...input}
          checked={value === true}
          onChange={({ target }) => input.onChange(target.checked)}
          {...describe(path, hint, error)}
        />
        {label}
      </Label>
      <FieldTexts path={path} hint={hint} error={error} />
    </Frame>
  )
}
