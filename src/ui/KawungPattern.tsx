import styled from 'styled-components'
import { clothTile } from './clothTile'

const tileImage = clothTile('kawung')

/**
 * A surface with the kawung batik pattern in one colour, that of the owner's own pages. The details
 * of the ovals are left out of the mask. Decorative: never behind text.
 */
export const KawungPattern = styled.div.attrs({ 'aria-hidden': true })<{ $tile?: string }>`
  background: ${({ theme }) => theme.motif};
  mask-image: ${tileImage}, ${tileImage};
  mask-mode: alpha, luminance;
  mask-composite: subtract;
  mask-size: ${({ $tile = '4rem' }) => $tile};
  pointer-events: none;
`

/** A short row of the pattern, above a title. */
export const KawungDivider = styled(KawungPattern).attrs({ $tile: '1.25rem' })`
  height: 1.25rem;
  width: 7.5rem;
`
