import styled, { css } from 'styled-components'
import type { CompleteProfile } from '../../features/profile/useProfile'
import { safeLink } from '../../lib/safeLink'
import { breakpoints } from '../../theme/theme'
import { KawungPattern } from '../../ui/KawungPattern'
import { Picture } from '../../ui/Picture'

/** Only from desktop width, where there is room for it beside the text. */
const Frame = styled.div`
  position: relative;
  display: none;
  aspect-ratio: 1;

  ${({ theme }) => theme.from.desktop} {
    display: block;
  }
`

/** Five whole tiles high, from the column to the edge of the window, where the hero clips it. */
const Pattern = styled(KawungPattern)`
  position: absolute;
  inset-block: 0;
  left: 0;
  width: 50vw;
  mask-size: auto 20%;
  opacity: 0.75;
`

/** In place of four by four tiles. */
const field = css`
  position: absolute;
  inset: 10%;
  width: 80%;
  height: 80%;
  border: 0.5rem solid ${({ theme }) => theme.surface};
`

/** A large oval: its two points are points of the pattern. */
const Portrait = styled(Picture)`
  ${field}
  border-radius: 0 68%;
  object-position: top;
`

/** For a profile without a picture. */
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

/** The owner's portrait in a cloth of kawung; without a portrait, a large motif. */
export function HeroCloth({ profile }: { profile: CompleteProfile }) {
  const portrait = safeLink(profile.profile_picture_full_url)
  return (
    <Frame>
      <Pattern />
      {portrait ? (
        <Portrait
          src={portrait}
          colours={profile.profile_picture_colours}
          placeholder="profile"
          alt={`${profile.full_name} - ${profile.current_job_title}`}
          ratio="1 / 1"
          sizes="20rem"
          preloadMedia={`(min-width: ${breakpoints.desktop})`}
        />
      ) : (
        <Motif>
          <KawungPattern />
        </Motif>
      )}
    </Frame>
  )
}
