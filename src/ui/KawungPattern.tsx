import styled from 'styled-components'
import { kawungMask } from './kawungMask'

/** A surface with the kawung batik pattern. Decorative: never behind text. */
export const KawungPattern = styled.div.attrs({ 'aria-hidden': true })<{ $tile?: string }>`
  background: ${({ theme }) => theme.motif};
  mask-image: ${kawungMask};
  mask-size: ${({ $tile = '4rem' }) => $tile} ${({ $tile = '4rem' }) => $tile};
  pointer-events: none;
`

/** A short row of the pattern, above a title. */
export const KawungDivider = styled(KawungPattern).attrs({ $tile: '1.25rem' })`
  height: 1.25rem;
  width: 7.5rem;
`
