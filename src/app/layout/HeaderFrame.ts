import styled from 'styled-components'

/** The bar at the top of the window. */
export const HeaderFrame = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
`
