import styled from 'styled-components'
import { MutedText } from '../../ui/Page'

/** A centred line below a list. */
export const ListFooter = styled(MutedText)`
  margin-top: 2rem;
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;
`
