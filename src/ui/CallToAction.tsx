import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ButtonRow } from './Button'
import { KawungPattern } from './Cloth'

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
    inset: 0 0 0 auto;
    display: block;
    width: 33%;
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
  title: string
  text: string
  children: ReactNode
}

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <Frame>
      <Pattern $tile="6rem" />
      <Content>
        <h2>{title}</h2>
        <p>{text}</p>
      </Content>
      <ButtonRow>{children}</ButtonRow>
    </Frame>
  )
}
