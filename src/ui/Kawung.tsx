import styled from 'styled-components'
import { kawungMask } from './kawungMask'

/** A field of kawung, tinted by the theme. Decoration only: never behind body text. */
export const KawungField = styled.div.attrs({ 'aria-hidden': true })<{ $tile?: string }>`
  background: ${({ theme }) => theme.motif};
  mask-image: ${kawungMask};
  mask-size: ${({ $tile = '4rem' }) => $tile} ${({ $tile = '4rem' }) => $tile};
  pointer-events: none;
`

/** One row of kawung between two parts of a page. */
export const KawungDivider = styled(KawungField).attrs({ $tile: '1.25rem' })`
  height: 1.25rem;
  width: 7.5rem;
`
