import styled from 'styled-components'

export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = '1rem' }) => $gap};
`
