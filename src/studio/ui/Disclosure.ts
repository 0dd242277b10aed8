import styled from 'styled-components'

/** What the owner opens below a form. */
export const Disclosure = styled.details`
  max-width: 46rem;
  margin-top: 2rem;

  > summary {
    min-height: 2.75rem;
    cursor: pointer;
    font-weight: 650;
  }
`
