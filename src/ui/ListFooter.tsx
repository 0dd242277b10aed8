import styled from 'styled-components'
import { MutedText } from './Page'

/** A centred line below a list. */
export const ListFooter = styled(MutedText)`
  margin-top: 2rem;
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;

  a {
    display: inline-block;
  }
`
