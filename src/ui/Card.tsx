import styled from 'styled-components'

/** A surface with a fine line around it. */
export const Card = styled.div`
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  padding: clamp(1.25rem, 2.5vw, 1.875rem);
`

/** Cards beside each other as far as the width allows. */
export const CardGrid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '19rem' }) => $min}), 1fr));
  gap: clamp(1.125rem, 2.2vw, 1.75rem);

  /* Out of sight, yet laid out no more than it was: display would style every card anew. */
  &[aria-hidden='true'] {
    content-visibility: hidden;
  }
`
