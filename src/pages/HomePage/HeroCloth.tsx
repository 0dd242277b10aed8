import styled, { css, keyframes } from 'styled-components'
import type { ShownProfile } from '../../features/profile/useProfile'
import { safeLink } from '../../lib/urls/links'
import { breakpoints } from '../../theme/theme'
import { Cloth, clothEdgeColour, tileImage } from '../../ui/pictures/Cloth'
import { edgeDistance, gutter, headerHeight } from '../../ui/Page'
import { Picture } from '../../ui/pictures/Picture'

/** The padding of the hero. */
export const heroSpace = { top: 'clamp(1.5rem, 4vw, 3.5rem)', bottom: 'clamp(1.5rem, 3vw, 2.5rem)' }

const tileSize = '8rem'

const bandHeight = '12.5rem'
const bandSpace = '2rem'

/** The height of the band of narrow screens without its part above the hero. */
export const bandRow = `calc(${bandHeight} + ${bandSpace} - ${heroSpace.top})`

/** The height of the row along the lower edge. */
const border = '2.5rem'

/** On narrow screens a band above the name, otherwise the column to the edge of the window. */
const Frame = styled.div`
  position: relative;
  grid-row: 1;
  height: ${bandHeight};
  margin: calc(-1 * ${heroSpace.top} - ${headerHeight}) calc(-1 * ${gutter}) ${bandSpace};
  padding-top: ${headerHeight};
  box-sizing: content-box;

  ${({ theme }) => theme.from.tablet} {
    position: static;
    width: 100%;
    height: auto;
    margin: 0;
    padding: 0;
    aspect-ratio: 1;
  }
`

const uncover = keyframes`
  to { transform: translateX(100%); }
`
const fade = keyframes`
  from { opacity: 1; }
`
const slideIn = keyframes`
  from { transform: none; }
`

const baseColour = css`
  background: color-mix(
    in oklab,
    ${({ theme }) => theme.dyed} 25%,
    ${({ theme }) => theme.surface}
  );
`

/** Covers the finished pattern during its animation, for which nothing waits. */
const covering = css`
  position: absolute;
  inset: 0;

  @media (prefers-reduced-motion: reduce), print, (forced-colors: active) {
    display: none;
  }
`

/** The outlines are drawn in 900 ms, then fade into the pattern. */
const Lines = styled.span`
  ${covering}
  ${baseColour}
  z-index: 1;
  opacity: 0;
  animation: ${fade} 400ms 900ms ease-in backwards;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    background: var(--cloth-motif);
    mask: var(--cloth-lines, ${tileImage('kawung-02-lines')}) 0 0 / ${tileSize} round;
  }
  &::after {
    ${baseColour}
    animation: ${uncover} 900ms ease-in-out forwards;
  }
`

/** The ground below the figures until its colour slides in. */
const BaseLayer = styled.span`
  ${covering}
  ${baseColour}
  z-index: -1;
  transform: translateY(100%);
  animation: ${slideIn} 700ms 1300ms ease-out backwards;
`

/** Under the header and to the edge of the window, with a line along its side. */
const Pattern = styled(Cloth)`
  position: absolute;
  inset: 0 0 ${border};
  overflow: clip;
  isolation: isolate;

  ${({ theme }) => theme.from.tablet} {
    inset-block: calc(-1 * ${heroSpace.top} - ${headerHeight}) calc(${border} - ${heroSpace.bottom});
    inset-inline-end: calc(-1 * ${edgeDistance});
    border-inline-start: 1rem double ${clothEdgeColour};
  }
`

/** The row of small tiles between two lines with which a cloth ends. */
const Border = styled(Cloth).attrs({ tile: '1.5rem' })`
  position: absolute;
  inset: auto 0 0;
  height: ${border};
  border-block: 0.5rem solid ${clothEdgeColour};
  ${({ theme }) => theme.screenOnly}
  ${({ theme }) => theme.from.tablet} {
    inset-block-end: calc(-1 * ${heroSpace.bottom});
    inset-inline-end: calc(-1 * ${edgeDistance});
  }
`

/** A large oval, like those of the pattern. On narrow screens, it extends below the band. */
const Portrait = styled(Picture)`
  position: absolute;
  inset-block-end: -2.5rem;
  inset-inline-start: ${gutter};
  width: clamp(8rem, 22vw, 12rem);
  aspect-ratio: 1;
  border: 0.375rem solid ${({ theme }) => theme.surface};

  ${({ theme }) => theme.from.tablet} {
    position: relative;
    inset: auto;
    width: 100%;
    border-width: 0.5rem;
  }
  border-radius: 0 68%;
  object-position: top;
`

export function HeroCloth({ profile }: { profile: ShownProfile }) {
  const portrait = safeLink(profile.profile_picture_full_url)
  return (
    <Frame>
      <Pattern tile={tileSize}>
        <BaseLayer />
        <Lines />
      </Pattern>
      <Border />
      {portrait && (
        <Portrait
          src={portrait}
          colours={profile.profile_picture_colours}
          placeholder="profile"
          alt={[profile.full_name, profile.current_job_title].filter(Boolean).join(' - ')}
          ratio="1 / 1"
          sizes={`(min-width: ${breakpoints.tablet}) 22rem, 12rem`}
          preloadMedia={`(min-width: ${breakpoints.tablet})`}
        />
      )}
    </Frame>
  )
}

/** From edge to edge, under the header. */
export const ClothBand = styled(Cloth).attrs({ tile: '9rem' })`
  height: calc(clamp(8rem, 24vw, 22rem) + ${headerHeight});
  margin-top: calc(-1 * ${headerHeight});
`
