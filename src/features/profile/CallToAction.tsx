import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { InvitationPage } from '../../contract/constants'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { ButtonRow } from '../../ui/Button'
import { KawungPattern } from '../../ui/Cloth'
import { useProfile } from './useProfile'

const Frame = styled.section`
  break-inside: avoid;
  position: relative;
  display: grid;
  gap: 1rem;
  justify-items: start;
  overflow: hidden;
  margin-top: clamp(3rem, 7vw, 6rem);
  padding: clamp(1.25rem, 5vw, 4rem);
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceSunken};
`

const Pattern = styled(KawungPattern)`
  display: none;

  ${({ theme }) => theme.from.desktop} {
    position: absolute;
    inset: 0;
    display: block;
    width: 33%;
    margin-inline-start: auto;
    opacity: 0.7;
  }
`

const Content = styled.div`
  position: relative;
  display: grid;
  gap: 0.75rem;
  max-width: 38rem;
  margin-bottom: 0.75rem;

  ${({ theme }) => theme.from.desktop} {
    width: 62%;
  }

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  p {
    color: ${({ theme }) => theme.textMuted};
  }
`

interface CallToActionProps {
  page: InvitationPage
  /** Buttons. */
  children: ReactNode
}

/** The end of a page: the owner's invitation to write. */
export function CallToAction({ page, children }: CallToActionProps) {
  const { profile } = useProfile()
  const { common } = useTexts()
  const attributes = useTextAttributes()(profile, 'invitations')
  const invitation = profile.invitations?.find((one) => one.page === page)
  return (
    <Frame>
      <Pattern $tile="6rem" />
      <Content>
        {invitation ? <h2 {...attributes}>{invitation.title}</h2> : <h2>{common.contactMe}</h2>}
        {invitation?.text && <p {...attributes}>{invitation.text}</p>}
      </Content>
      <ButtonRow>{children}</ButtonRow>
    </Frame>
  )
}
