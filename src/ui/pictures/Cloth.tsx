import { type ReactNode, ViewTransition } from 'react'
import styled, { css } from 'styled-components'
import type { CompleteCloth } from '../../lib/cloth'
import { sitePath } from '../../sitePath'

/**
 * A tile as a CSS image for masks: figures of the motif are black, those of the accent white.
 * @param tile its name; nothing for an image without figures
 */
export function tileImage(tile: string | undefined): string {
  return tile ? `url(${sitePath(`/cloths/${tile}.svg`)})` : 'linear-gradient(#0000,#0000)'
}

interface SharedTransitionProps {
  /** The `view-transition-name`, the same on both pages; undefined for no transition. */
  name?: string
  children: ReactNode
}

export function SharedTransition({ name, children }: SharedTransitionProps) {
  if (!name) return children
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  )
}

/** The colours of the owner's cloth: the dye of the site, or pale figures on the surface. */
type OwnDye = 'site' | 'paper'

const ownColours = {
  site: css`
    --cloth-background: ${({ theme }) => theme.dyed};
    --cloth-motif: color-mix(
      in oklab,
      ${({ theme }) => theme.onDyed} 34%,
      ${({ theme }) => theme.dyed}
    );
    --cloth-accent: ${({ theme }) => theme.onDyed};
  `,
  paper: css`
    --cloth-background: none;
    --cloth-motif: ${({ theme }) => theme.motif};
    --cloth-accent: ${({ theme }) => theme.surface};
  `,
}

/**
 * The tile is used twice: its opacity is the mask of the motif, its lightness that of the accent. Its size is
 * rounded, so that no tile is cut. In print and in forced colours, only borders remain.
 */
const Surface = styled.div<{ $dye: OwnDye }>`
  --cloth-tile: var(--cloth, ${tileImage('kawung-02')});
  ${({ $dye }) => ownColours[$dye]}
  position: relative;
  background: var(--cloth-background);
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--cloth-motif);
    mask: var(--cloth-tile) 0 0 / var(--cloth-size) round;
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

/** Hides an element where cloths are not painted: in print and in forced colours. */
export const paintedOnly = css`
  @media print, (forced-colors: active) {
    display: none;
  }
`

/** The colour of lines along the edges of the owner's cloth. */
export const clothEdgeColour = 'color-mix(in oklab, var(--onDyed) 70%, var(--dyed))'

interface ClothProps {
  /** The cloth of an entry; by default, the owner's cloth. */
  cloth?: CompleteCloth
  /** The colours of the owner's cloth. */
  dye?: OwnDye
  /** The CSS size of a tile. */
  tile?: string
  /** The text alternative, where the cloth replaces a picture; otherwise it is decorative. */
  label?: string
  transitionName?: string
  /** Width to height, where the height is not given otherwise. */
  ratio?: string
  className?: string
  children?: ReactNode
}

/** A surface with a batik pattern; not for backgrounds of text. */
export function Cloth(props: ClothProps) {
  const { cloth, dye = 'site', tile = '4rem', label, transitionName, ratio, ...rest } = props
  const style = {
    '--cloth-size': tile,
    ...(cloth && {
      '--cloth-tile': tileImage(cloth.tile),
      '--cloth-background': `var(--dye-${cloth.dye}-background)`,
      '--cloth-motif': `var(--dye-${cloth.dye}-motif)`,
      '--cloth-accent': `var(--dye-${cloth.dye}-accent)`,
    }),
    aspectRatio: ratio,
  }
  return (
    <SharedTransition name={transitionName}>
      <Surface
        {...rest}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        $dye={dye}
        style={style}
      />
    </SharedTransition>
  )
}
