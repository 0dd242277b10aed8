import styled from 'styled-components'

/** The label of a check box or a radio button, as large as a finger. */
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
