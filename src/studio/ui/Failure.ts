import styled from 'styled-components'
import { ErrorText } from '../../ui/TextField'

/** A message about a failure; the region is always there, so that it is announced. */
export const Failure = styled(ErrorText).attrs({ role: 'alert' })`
  font-weight: 600;
  /* A message of the server has a line for each mistake. */
  white-space: pre-wrap;

  &:empty {
    display: none;
  }
`
