import styled from 'styled-components'

/** The bar at the top of the window. */
export const HeaderFrame = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
`

/** The first link of a page, to its content. Visible while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.625rem 1.125rem;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.accent};
  color: ${({ theme }) => theme.onAccent};
  font-weight: 650;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`
