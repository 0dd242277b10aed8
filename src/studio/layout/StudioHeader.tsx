import ExternalLink from 'lucide-react/icons/external-link'
import styled from 'styled-components'
import { BrandLink, BrandMark } from '../../app/layout/Brand'
import { MenuButton } from '../../app/layout/MobileMenu'
import { accountApi } from '../../features/account/accountApi'
import { profileApi, profileId } from '../../features/profile/profileApi'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { sitePath } from '../../sitePath'
import { breakpoints } from '../../theme/theme'
import { Container } from '../../ui/Page'
import { SignOutButton } from '../account/SignOutButton'
import { LanguageSelect } from '../language/LanguageSelect'
import { useStudioTexts } from '../language/StudioTextsContext'
import { PaletteButton } from '../palette/PaletteButton'

const Frame = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
`

/** Wider than the pages of the site: a form is beside its preview. */
export const StudioContainer = styled(Container)`
  max-width: 112rem;
`

const Bar = styled(StudioContainer)`
  display: flex;
  /* With large text, the buttons need two lines. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-height: 4.25rem;
  white-space: nowrap;

  @media (max-width: 30rem) {
    gap: 0.125rem;
  }

  /* Icons. */
  > button[aria-label],
  > div > button[aria-label] {
    border-color: transparent;
    background: transparent;
  }
`

const StudioLink = styled(BrandLink)`
  margin-inline-end: auto;
`

const SiteLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding-inline: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};

  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`

const NarrowOnly = styled.div`
  display: contents;

  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`

/** On narrow screens, the menu has it. */
const WideOnly = styled.div`
  display: contents;

  @media (max-width: ${breakpoints.belowDesktop}) {
    display: none;
  }
`

/** In the header or, on narrow screens, in the menu. */
export function StudioTools() {
  const { layout } = useStudioTexts()
  return (
    <>
      <SiteLink href={sitePath('/')}>
        {layout.viewSite}
        <ExternalLink aria-hidden="true" />
      </SiteLink>
      <LanguageSelect />
      <ThemeToggle />
    </>
  )
}

export function StudioHeader() {
  const { common } = useStudioTexts()
  const { data: session } = accountApi.endpoints.getSession.useQuery()
  // For the mark. Before the sign-in, a session that has ended would be refused.
  profileApi.endpoints.getProfile.useQuery(profileId, { skip: !session })
  return (
    <Frame>
      <Bar>
        <StudioLink to="/studio">
          {session && <BrandMark />}
          {common.studio}
        </StudioLink>
        {session && <PaletteButton />}
        {session ? (
          <>
            <WideOnly>
              <StudioTools />
              <SignOutButton />
            </WideOnly>
            <NarrowOnly>
              <MenuButton />
            </NarrowOnly>
          </>
        ) : (
          <StudioTools />
        )}
      </Bar>
    </Frame>
  )
}
