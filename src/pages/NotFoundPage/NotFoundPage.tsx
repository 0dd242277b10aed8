import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { useSharedTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { useReloadIfMissing } from '../../lib/urls/useReloadIfMissing'
import { ButtonLink } from '../../ui/Button'
import { Cloth, clothEdgeColour, paintedOnly } from '../../ui/pictures/Cloth'
import { Container, edgeDistance, footerDistance } from '../../ui/Page'

/** As high as the layout makes every page, so that the pattern ends at the footer. */
const Frame = styled(Container)`
  display: grid;
  align-content: space-between;
  justify-items: start;
  min-height: 70vh;
  gap: 1.25rem;
  padding-top: clamp(2.5rem, 6vw, 6rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.25rem;
`

const Code = styled.p`
  position: relative;
  color: ${({ theme }) => theme.accent};
  font-size: clamp(6rem, 18vw, 21rem);
  font-weight: 800;
  letter-spacing: -0.06em;
  line-height: 0.9;
`

/** From edge to edge, down to the footer. */
const Pattern = styled(Cloth)`
  grid-column: 1 / -1;
  justify-self: stretch;
  height: 15rem;
  margin: clamp(1rem, 4vw, 3rem) calc(-1 * ${edgeDistance}) calc(-1 * ${footerDistance});
  border-top: 1rem double ${clothEdgeColour};
  ${paintedOnly}
`

const Title = styled.h1`
  font-size: ${({ theme }) => theme.size.title};
`

const Message = styled.p`
  max-width: 34rem;
  color: ${({ theme }) => theme.textMuted};
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`

/** Rendered for unknown paths, and instead of a page that throws an error. */
export function NotFoundPage() {
  useReloadIfMissing(true)
  const { owner } = useProfile()
  const { common, notFound: texts, pages } = useSharedTexts()
  return (
    <Frame lang={common.labelLang}>
      <PageHead section={texts.title} owner={owner} />
      <Code>404</Code>
      <Content>
        <Title>{texts.title}</Title>
        <Message>{texts.text}</Message>
        <ButtonLink to={paths.home}>{common.goHome}</ButtonLink>
        <Links lang={common.lang}>
          <li>
            <Link to={paths.about}>{pages.about}</Link>
          </li>
          <li>
            <Link to={paths.projects}>{pages.projects}</Link>
          </li>
          <li>
            <Link to={paths.contact}>{pages.contact}</Link>
          </li>
        </Links>
      </Content>
      <Pattern tile="6.5rem" />
    </Frame>
  )
}
