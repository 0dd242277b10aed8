import styled, { css } from 'styled-components'
import type { ShownProfile } from '../../features/profile/useProfile'
import { safeLink } from '../../lib/links'
import { breakpoints } from '../../theme/theme'
import { DyedCloth, KawungPattern } from '../../ui/Cloth'
import { gutter } from '../../ui/Page'
import { Picture } from '../../ui/Picture'

/** Between the header, the hero and what follows. */
export const heroSpace = { top: 'clamp(1.5rem, 4vw, 3.5rem)', bottom: 'clamp(1.5rem, 3vw, 2.5rem)' }

/** On narrow screens a band above the name, otherwise the column to the edge of the window. */
const HeroClothFrame = styled.div`
  position: relative;
  order: -1;
  height: 12.5rem;
  margin: calc(-1 * ${heroSpace.top}) calc(-1 * ${gutter}) 2rem;

  ${({ theme }) => theme.from.desktop} {
    position: static;
    width: min(22rem, 24vw);
    height: auto;
    margin: 0;
    aspect-ratio: 1;
  }
`

const Pattern = styled(DyedCloth)`
  position: absolute;
  inset: 0;

  ${({ theme }) => theme.from.desktop} {
    inset-block: calc(-1 * ${heroSpace.top}) calc(-1 * ${heroSpace.bottom});
    inset-inline-end: auto;
    width: 50vw;
  }
`

/** Half of it is below the band of narrow screens. */
const field = css`
  position: absolute;
  inset-block-end: -2.5rem;
  inset-inline-start: ${gutter};
  width: 8rem;
  aspect-ratio: 1;
  border: 0.375rem solid ${({ theme }) => theme.surface};

  ${({ theme }) => theme.from.desktop} {
    position: relative;
    inset: auto;
    width: 100%;
    border-width: 0.5rem;
  }
`

/** A large oval, like those of the pattern. */
const Portrait = styled(Picture)`
  ${field}
  border-radius: 0 68%;
  object-position: top;
`

const Motif = styled.div`
  ${field}
  background: ${({ theme }) => theme.surface};

  div {
    height: 100%;
    background: ${({ theme }) => theme.accent};
    /* Without the edge, where the tile has halves of details. */
    mask-position: center;
    mask-size: 103.4%;
  }
`

/** The owner's portrait, or a figure of the pattern, on cloth. */
export function HeroCloth({ profile }: { profile: ShownProfile }) {
  const portrait = safeLink(profile.profile_picture_full_url)
  return (
    <HeroClothFrame>
      <Pattern $tile="7rem" />
      {portrait ? (
        <Portrait
          src={portrait}
          colours={profile.profile_picture_colours}
          placeholder="profile"
          alt={[profile.full_name, profile.current_job_title].filter(Boolean).join(' - ')}
          ratio="1 / 1"
          sizes={`(min-width: ${breakpoints.desktop}) 22rem, 8rem`}
          preloadMedia={`(min-width: ${breakpoints.desktop})`}
        />
      ) : (
        <Motif>
          <KawungPattern />
        </Motif>
      )}
    </HeroClothFrame>
  )
}

/** From edge to edge, with whole tiles. */
export const ClothBand = styled(DyedCloth).attrs({ $tile: '8rem' })`
  height: clamp(8rem, 26vw, 24rem);
`
