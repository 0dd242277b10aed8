import styled from 'styled-components'

/** A list below its number, which can be closed. */
export const Group = styled.details`
  margin-top: 0.75rem;

  summary {
    width: fit-content;
    min-height: 1.75rem;
    font-weight: 650;
    cursor: pointer;
  }

  li {
    padding-block: 0.5rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
  }
`
