import type { ComponentProps } from 'react'
import styled from 'styled-components'

/** As large as a finger. */
export const ChoiceLabel = styled.label`
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

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChange: (isChecked: boolean) => void
}

/** A check box, or a radio button, with its label. */
export function Choice({ type = 'checkbox', onChange, children, ...input }: ChoiceProps) {
  return (
    <ChoiceLabel>
      <input {...input} type={type} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </ChoiceLabel>
  )
}
