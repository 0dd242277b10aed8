import ExternalLink from 'lucide-react/icons/external-link'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MenuButton } from '../../app/layout/MobileMenu'
import { accountApi } from '../../features/account/accountApi'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { sitePath } from '../../sitePath'
import { Container } from '../../ui/Page'
import { SignOutButton } from '../account/SignOutButton'
import { LanguageSelect } from '../language/LanguageSelect'
import { useStudioTexts } from '../language/StudioTextsContext'
import { PaletteButton } from '../palette/PaletteButton'
import { visuallyHidden } from '../../ui/VisuallyHidden'

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

const Brand = styled(Link)`
  margin-inline-end: auto;
  font-weight: 750;
  text-decoration: none;
`

const SiteLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding-inline: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};

  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }

  /* Only the icon is seen. */
  @media (max-width: 30rem) {
    justify-content: center;
    min-width: 2.5rem;
    min-height: 2.75rem;
    padding-inline: 0;

    svg {
      width: 1.25rem;
      height: 1.25rem;
    }

    span {
      ${visuallyHidden}
    }
  }

  /* The search has it, too. */
  @media (max-width: 21rem) {
    display: none;
  }
`

const NarrowOnly = styled.div`
  display: contents;

  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`

export function StudioHeader() {
  const { common, layout } = useStudioTexts()
  const { data: session } = accountApi.endpoints.getSession.useQuery()
  return (
    <Frame>
      <Bar>
        <Brand to="/studio">{common.studio}</Brand>
        {session && <PaletteButton />}
        <SiteLink href={sitePath('/')}>
          <span>{layout.viewSite}</span>
          <ExternalLink aria-hidden="true" />
        </SiteLink>
        <LanguageSelect />
        <ThemeToggle />
        {session && (
          <>
            <SignOutButton />
            <NarrowOnly>
              <MenuButton />
            </NarrowOnly>
          </>
        )}
      </Bar>
    </Frame>
  )
}
