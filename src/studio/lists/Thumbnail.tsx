import styled from 'styled-components'
import { resolveAppearance } from '../../contract/constants'
import { appearanceApi } from '../../features/appearance/appearanceApi'
import { SkillIcon } from '../../features/skills/SkillRow'
import { resolveCloth } from '../../lib/cloth'
import { safeLink } from '../../lib/urls/links'
import { Cloth } from '../../ui/pictures/Cloth'
import { Picture } from '../../ui/pictures/Picture'

/** What a small picture of an entry shows: its picture, otherwise its cloth or a drawing. */
export interface ThumbnailSource {
  /** `null` for an entry that may have one. */
  picture?: string | null
  /** A technology, with the file of its icon. */
  skill?: { name: string; file?: string | null }
  /** What the site derives the cloth from; without it, a drawing of a person replaces the picture. */
  cloth?: Parameters<typeof resolveCloth>[0]
}

const Frame = styled.span<{ $isWide: boolean; $isIcon?: boolean }>`
  display: grid;
  place-items: ${({ $isIcon }) => $isIcon && 'center'};
  flex: none;
  width: ${({ $isWide }) => ($isWide ? '56px' : '44px')};
  height: ${({ $isWide }) => ($isWide ? '35px' : '44px')};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};

  /* There the title needs the width. */
  @media (max-width: 21rem) {
    display: none;
  }
  ${({ theme }) => theme.from.tablet} {
    ${({ $isWide }) => $isWide && 'width: 64px; height: 40px;'}
  }
`

export function Thumbnail({ picture, cloth, skill }: ThumbnailSource) {
  const { data = {} } = appearanceApi.endpoints.getAppearance.useQuery()
  const resolved = cloth && resolveCloth(cloth, resolveAppearance(data))
  if (skill) {
    return (
      <Frame aria-hidden="true" $isWide={false} $isIcon>
        <SkillIcon {...skill} />
      </Frame>
    )
  }
  const isWide = resolved !== undefined && picture !== undefined
  return (
    <Frame aria-hidden="true" $isWide={isWide}>
      {safeLink(picture) || !resolved ? (
        <Picture
          src={picture}
          placeholder={resolved ?? 'profile'}
          alt=""
          ratio={isWide ? '8 / 5' : '1 / 1'}
          sizes="64px"
        />
      ) : (
        <Cloth cloth={resolved} tile="22px" />
      )}
    </Frame>
  )
}
