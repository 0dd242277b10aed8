import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { InvitationPage } from '../../contract/constants'
import { useSharedTexts, useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { paths } from '../../lib/urls/paths'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { Cloth, clothEdgeColour, paintedOnly } from '../../ui/pictures/Cloth'
import { edgeDistance, footerDistance, fullWidthBackground } from '../../ui/Page'
import { useProfile } from './useProfile'

const paddingBlock = 'clamp(2.5rem, 6vw, 5rem)'

/** A dyed band from edge to edge, which sets the colours of its content. */
const Frame = styled.section`
  break-inside: avoid;
  position: relative;
  margin-top: clamp(2.5rem, 5vw, 4rem);
  padding-block: ${paddingBlock};

  @media screen {
    --accent: ${({ theme }) => theme.onDyed};
    --accentStrong: ${({ theme }) => theme.onDyed};
    --accentSoft: transparent;
    --onAccent: ${({ theme }) => theme.dyed};
    --text: ${({ theme }) => theme.onDyed};
    --textMuted: ${({ theme }) => theme.onDyed};

    ${fullWidthBackground('dyed')}
    color: ${({ theme }) => theme.onDyed};

    &::after {
      content: '';
      position: absolute;
      inset: auto calc(-1 * ${edgeDistance}) 0;
      border-bottom: 1rem double ${clothEdgeColour};
      ${paintedOnly}
    }
  }

  /* The footer follows without a space. */
  &:last-child {
    margin-bottom: calc(-1 * ${footerDistance});
  }
`

/** Above the text; on a wide screen beside it. */
const Pattern = styled(Cloth).attrs({ tile: 'var(--tile)' })`
  --tile: 6rem;
  height: 7rem;
  margin: calc(-1 * ${paddingBlock}) calc(-1 * ${edgeDistance}) 2rem;
  border: 0 double ${clothEdgeColour};
  border-bottom-width: 1rem;

  ${({ theme }) => theme.from.desktop} {
    --tile: 7rem;
    position: absolute;
    inset-block: 0 1rem;
    inset-inline-start: calc(100% - 26rem);
    width: 70rem;
    height: auto;
    margin: 0;
    border-width: 0;
    border-inline-start-width: 1rem;
  }
  ${paintedOnly}
`

const Content = styled.div`
  position: relative;
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-bottom: 1.75rem;

  ${({ theme }) => theme.from.desktop} {
    width: 60%;
  }

  h2 {
    font-size: clamp(2.25rem, 1.6rem + 2.8vw, 4rem);
    font-weight: 800;
    letter-spacing: -0.035em;
    line-height: 1.1;
  }

  a {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

function ContactAndProjects() {
  const { common, testimonials: texts } = useTexts()
  return (
    <>
      <ButtonLink to={paths.contact}>{common.contactMe}</ButtonLink>
      <ButtonLink to={paths.projects} $variant="outline">
        {texts.viewPortfolio}
      </ButtonLink>
    </>
  )
}

interface CallToActionProps {
  page: InvitationPage
  /** Buttons; without them, the ones to the contact form and to the projects. */
  children?: ReactNode
}

/** @param title where the owner has written no invitation */
export function Invitation({ page, title }: { page: InvitationPage; title: string }) {
  const { profile } = useProfile()
  const attributes = useTextAttributes()(profile, 'invitations')
  const invitation = profile.invitations?.find((one) => one.page === page)
  return (
    <>
      {invitation ? <h2 {...attributes}>{invitation.title}</h2> : <h2>{title}</h2>}
      {invitation?.text && <p {...attributes}>{invitation.text}</p>}
    </>
  )
}

export function CallToAction({ page, children }: CallToActionProps) {
  const { profile } = useProfile()
  const { common } = useSharedTexts()
  return (
    <Frame>
      <Pattern />
      <Content>
        <Invitation page={page} title={common.contactMe} />
        {profile.email && (
          <a dir="auto" href={`mailto:${profile.email}`}>
            {profile.email}
          </a>
        )}
      </Content>
      <ButtonRow>{children ?? <ContactAndProjects />}</ButtonRow>
    </Frame>
  )
}
