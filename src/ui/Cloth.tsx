import styled from 'styled-components'
import type { CompleteCloth } from '../lib/cloth'
import { clothTile } from './clothTile'
import { SharedTransition } from './SharedTransition'

/**
 * The tile is used twice: its opacity is the mask of the motif, its lightness that of the accent.
 * Printed and in forced colours, only the borders of whoever uses it remain.
 */
const Surface = styled.div<{ $tile?: string }>`
  position: relative;
  background: var(--cloth-background);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--cloth-motif);
    mask: var(--cloth-tile) center / ${({ $tile = '4rem' }) => $tile} round repeat;
  }
  &::after {
    background: var(--cloth-accent);
    mask-mode: luminance;
  }
  @media print, (forced-colors: active) {
    background: none;

    &::before,
    &::after {
      content: none;
    }
  }
`

interface ClothProps {
  cloth: CompleteCloth
  /** The width of a tile. */
  tile?: string
  /** The text alternative, where the cloth replaces a picture; otherwise it is decorative. */
  label?: string
  /** The name of the cloth's view transition. */
  transitionName?: string
  /** Width to height, where the height is not given otherwise. */
  ratio?: string
  className?: string
}

/** A surface with a batik pattern. Never behind text. */
export function Cloth({
  cloth: { pattern, dye },
  tile,
  label,
  transitionName,
  ratio,
  className,
}: ClothProps) {
  const style = {
    '--cloth-tile': clothTile(pattern),
    '--cloth-background': `var(--dye-${dye}-background)`,
    '--cloth-motif': `var(--dye-${dye}-motif)`,
    '--cloth-accent': `var(--dye-${dye}-accent)`,
    aspectRatio: ratio,
  }
  return (
    <SharedTransition name={transitionName}>
      <Surface
        className={className}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        $tile={tile}
        style={style}
      />
    </SharedTransition>
  )
}
