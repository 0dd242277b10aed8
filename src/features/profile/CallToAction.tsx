import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { InvitationPage } from '../../contract/constants'
import { useSharedTexts, useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { safeLink } from '../../lib/urls/links'
import { paths } from '../../lib/urls/paths'
import { breakpoints } from '../../theme/theme'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { Cloth, clothEdgeColour, paintedOnly } from '../../ui/pictures/Cloth'
import {
  dyedColours,
  edgeDistance,
  footerDistance,
  fullWidthBackground,
  gutter,
} from '../../ui/Page'
import { Picture } from '../../ui/pictures/Picture'
import { useProfile } from './useProfile'

const paddingBlock = 'clamp(2.5rem, 6vw, 5rem)'

/** The width of the cloth with the portrait, within the column. */
const panelWidth = '19rem'

const dyed = css`
  ${fullWidthBackground('dyed')}
  ${dyedColours}
`

/** A band from edge to edge: dyed, or on the surface with the portrait. */
const Frame = styled.section<{ $isDyed: boolean }>`
  break-inside: avoid;
  position: relative;
  margin-top: clamp(2.5rem, 5vw, 4rem);
  padding-block: ${paddingBlock};

  @media screen {
    ${({ $isDyed }) => $isDyed && dyed}
  }
  @media screen and (min-width: ${breakpoints.desktop}) {
    ${({ $isDyed }) => !$isDyed && `padding-inline-start: calc(${panelWidth} + 4rem);`}
  }

  /* The footer follows without a space. */
  &:last-child {
    margin-bottom: calc(-1 * ${footerDistance});
  }
`

/** Beside the text, up to an edge of the window: after it on the dye, otherwise before it. */
const side = {
  dyed: css`
    inset-inline-start: calc(100% - 26rem);
    width: 70rem;
    border-inline-start-width: 1rem;
  `,
  portrait: css`
    inset-inline-start: calc(-1 * ${edgeDistance});
    width: calc(${panelWidth} + ${edgeDistance});
    border-inline-end-width: 1rem;
  `,
}

/** Above the text; on a wide screen beside it. */
const Pattern = styled(Cloth).attrs({ tile: 'var(--tile)' })<{ $side: keyof typeof side }>`
  --tile: 6rem;
  height: 7rem;
  margin: calc(-1 * ${paddingBlock}) calc(-1 * ${edgeDistance}) 2rem;
  border: 0 double ${clothEdgeColour};
  border-bottom-width: 1rem;

  ${({ theme }) => theme.from.desktop} {
    --tile: 7rem;
    position: absolute;
    inset-block: 0;
    height: auto;
    margin: 0;
    border-width: 0;
    ${({ $side }) => side[$side]}
  }
  ${paintedOnly}
`

/** An oval like those of the pattern. On a narrow screen, it extends below the cloth. */
const Portrait = styled(Picture)`
  position: absolute;
  z-index: 1;
  inset-block-end: -3.5rem;
  inset-inline-start: ${gutter};
  width: 8rem;
  border: 0.375rem solid ${({ theme }) => theme.surface};
  border-radius: 0 68%;

  ${({ theme }) => theme.from.desktop} {
    inset-block-end: calc(50% - 8rem);
    inset-inline: auto 2rem;
    width: 16rem;
  }
`

const Content = styled.div<{ $isDyed: boolean }>`
  position: relative;
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-block: ${({ $isDyed }) => ($isDyed ? 0 : '5rem')} 1.75rem;

  ${({ theme }) => theme.from.desktop} {
    width: ${({ $isDyed }) => $isDyed && '60%'};
    margin-top: 0;
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
  const portrait = page !== 'home' && safeLink(profile.profile_picture_full_url)
  return (
    <Frame $isDyed={!portrait}>
      <Pattern $side={portrait ? 'portrait' : 'dyed'}>
        {portrait && (
          <Portrait
            src={portrait}
            colours={profile.profile_picture_colours}
            placeholder="profile"
            alt=""
            ratio="1 / 1"
            sizes="16rem"
          />
        )}
      </Pattern>
      <Content $isDyed={!portrait}>
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
