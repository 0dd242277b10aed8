import styled from 'styled-components'

/** Fields and buttons below each other. */
export const Stack = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: stretch;

  form {
    display: grid;
    gap: 1rem;
  }

  summary {
    width: fit-content;
    min-height: 1.5rem;
    font-weight: 600;
    cursor: pointer;
  }

  details[open] > summary {
    margin-bottom: 1rem;
  }
`

/** A message about a failure; the region is always there, so that it is announced. */
export const Failure = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.danger};
  font-weight: 600;

  &:empty {
    display: none;
  }
`
