import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldTexts, hintId, useFieldError } from './FieldFrame'

const Frame = styled.fieldset`
  display: grid;
  gap: 1rem;
  min-width: 0;
  margin: 0;
  padding: 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};

  legend {
    padding-inline: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

interface FieldsetProps {
  label: string
  hint?: string
  path: string
  children: ReactNode
}

/** Controls that belong together. */
export function Fieldset({ label, hint, path, children }: FieldsetProps) {
  const error = useFieldError(path)
  return (
    <Frame id={path} aria-describedby={hint && hintId(path)}>
      <legend>{label}</legend>
      <FieldTexts path={path} hint={hint} error={error} />
      {children}
    </Frame>
  )
}
