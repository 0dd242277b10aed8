import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ContactLinks, SocialLinks } from '../../features/profile/SocialLinks'
import { useProfile } from '../../features/profile/useProfile'
import { paths } from '../../lib/urls/paths'
import { useSharedTexts } from '../../language/TextsContext'
import { Cloth, clothEdgeColour } from '../../ui/pictures/Cloth'
import { Container, dyedColours, footerDistance } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Brand } from './Brand'
import { useMenu } from './useMenu'

const Frame = styled.footer`
  margin-top: ${footerDistance};
  border-top: 1rem double ${clothEdgeColour};
  background: ${({ theme }) => theme.dyed};
  ${dyedColours}
  font-size: ${({ theme }) => theme.size.small};
`

const Band = styled(Cloth).attrs({ tile: '1.5rem' })`
  height: 1.5rem;
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2.25rem 1.5rem;
  padding-block: 2.75rem;

  > :first-child {
    grid-column: 1 / -1;
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 5fr 3fr 4fr;
    gap: 2.25rem;

    > :first-child {
      grid-column: auto;
    }
  }
`

const Column = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.75rem;
  min-width: 0;
  max-width: 26rem;

  h2 {
    color: ${({ theme }) => theme.text};
    font-size: ${({ theme }) => theme.size.small};
  }
`

const Links = styled.ul`
  a,
  span {
    display: inline-block;
    padding-block: 0.375rem;
  }
`

const Copyright = styled.p`
  padding-block: 1.25rem;
  border-top: 1px solid ${({ theme }) => theme.line};
`

function AboutColumn() {
  const { owner } = useProfile()
  return (
    <Column>
      <Brand />
      {owner.current_job_title && <p dir="auto">{owner.current_job_title}</p>}
      <SocialLinks profile={owner} />
    </Column>
  )
}

function QuickLinksColumn() {
  const { common, layout, pages } = useSharedTexts()
  const menu = useMenu()
  return (
    <Column>
      <h2 lang={common.labelLang}>{layout.quickLinks}</h2>
      <Links>
        {menu.slice(0, 4).map((page) => (
          <li key={page}>
            <Link to={paths[page]}>{pages[page]}</Link>
          </li>
        ))}
      </Links>
    </Column>
  )
}

function ContactColumn() {
  const { owner, location } = useProfile()
  const { layout, common } = useSharedTexts()
  return (
    <Column>
      <h2 lang={common.labelLang}>{layout.contact}</h2>
      <Links>
        <ContactLinks profile={owner} />
        {location && (
          <li>
            <span dir="auto">{location}</span>
          </li>
        )}
        <li>
          <Link to={paths.contact}>{common.contactMe}</Link>
        </li>
      </Links>
    </Column>
  )
}

/** The year can differ from that of the server rendering. */
function CopyrightLine() {
  const { full_name: name } = useProfile().profile
  const { layout } = useSharedTexts()
  return (
    <Container>
      <Copyright suppressHydrationWarning>
        {layout.copyright(new Date().getFullYear(), name)}
      </Copyright>
    </Container>
  )
}

export const Footer = memo(function Footer() {
  return (
    <Frame>
      <Band />
      <Columns>
        <SectionBoundaries fallback={null}>
          <AboutColumn />
          <QuickLinksColumn />
          <ContactColumn />
        </SectionBoundaries>
      </Columns>
      <SectionBoundaries fallback={null}>
        <CopyrightLine />
      </SectionBoundaries>
    </Frame>
  )
})
