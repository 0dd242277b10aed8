import styled from 'styled-components'
import { Quiet } from '../../ui/Page'

/** What stands below a list: that it ends, or how it goes on. */
export const End = styled(Quiet)`
  margin-top: 2rem;
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;
`
