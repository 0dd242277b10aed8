import styled from 'styled-components'

/** A button with only an icon; it needs an `aria-label`. */
export const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: 50%;
  background: ${({ theme }) => theme.surfaceRaised};
  color: ${({ theme }) => theme.text};
  transition: border-color ${({ theme }) => theme.duration.short};

  ${({ theme }) => theme.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.accent};
    }
  }

  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`
