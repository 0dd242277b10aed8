import styled from 'styled-components'
import { ErrorText } from '../../ui/TextField'

export const Notes = styled.p`
  margin-top: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};
  white-space: pre-wrap;
`

/** A message of the server has a line for each mistake. */
export const Failure = styled(ErrorText)`
  white-space: pre-wrap;
`
