import styled from 'styled-components'
import { ErrorText } from '../../ui/TextField'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  h2 {
    font-size: 1.25rem;
  }
`

export const Notes = styled.p`
  margin-top: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};
  white-space: pre-wrap;
`

/** A message of the server has a line for each mistake. */
export const Failure = styled(ErrorText)`
  white-space: pre-wrap;
`
