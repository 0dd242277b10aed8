import { useState, type ComponentProps } from 'react'
import styled from 'styled-components'
import { TextField } from '../../ui/TextField'

const Toggle = styled.label`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 400;

  input {
    width: 1.5rem;
    height: 1.5rem;
  }
`

/** A password, which the owner can show. Pasting and password managers work as usual. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'children'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false}>
      <Toggle>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        Tampilkan
      </Toggle>
    </TextField>
  )
}
