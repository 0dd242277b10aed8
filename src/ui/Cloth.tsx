import { type ReactNode, ViewTransition } from 'react'
import styled from 'styled-components'
import type { ClothPattern } from '../contract/constants'
import type { CompleteCloth } from '../lib/cloth'
import { sitePath } from '../sitePath'

/**
 * The tile of a pattern as a CSS image for masks: shapes of the motif are black, those of the accent
 * white.
 */
export function clothTile(pattern: ClothPattern): string {
  return `url(${sitePath(`/cloths/${pattern}.svg`)})`
}

interface SharedTransitionProps {
  /** The same on both pages; nothing for no transition. */
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
    mask: var(--cloth-tile) 0 0 / ${({ $tile = '4rem' }) => $tile} round repeat;
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
  tile?: string
  /** The text alternative, where the cloth replaces a picture; otherwise it is decorative. */
  label?: string
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

/** The server sets the variable for another pattern. */
const tileImage = `var(--cloth, ${clothTile('kawung')})`

/**
 * A surface with the batik pattern of the owner's own pages, kawung by default, in one colour. The
 * details of its figures are left out of the mask. Decorative: never behind text.
 */
export const KawungPattern = styled.div.attrs({ 'aria-hidden': true })<{ $tile?: string }>`
  background: ${({ theme }) => theme.motif};
  mask-image: ${tileImage}, ${tileImage};
  mask-mode: alpha, luminance;
  mask-composite: subtract;
  mask-size: ${({ $tile = '4rem' }) => $tile};
  pointer-events: none;
`

/** The owner's pattern on the dye of the site. Decorative: never behind text. */
export const DyedCloth = styled(Surface).attrs({ 'aria-hidden': true })`
  --cloth-tile: ${tileImage};
  --cloth-background: ${({ theme }) => theme.dyed};
  --cloth-motif: color-mix(
    in oklab,
    ${({ theme }) => theme.onDyed} 30%,
    ${({ theme }) => theme.dyed}
  );
  --cloth-accent: ${({ theme }) => theme.onDyed};
`
