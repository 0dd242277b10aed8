import styled from 'styled-components'

/** A button that is pressed or not (`aria-pressed`). */
export const ToggleButton = styled.button`
  min-height: 2.75rem;
  padding: 0.375rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: transparent;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
  transition:
    background-color ${({ theme }) => theme.duration.short},
    color ${({ theme }) => theme.duration.short};

  ${({ theme }) => theme.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.accent};
      color: ${({ theme }) => theme.text};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.text};
    background: ${({ theme }) => theme.text};
    color: ${({ theme }) => theme.surface};
  }
`
