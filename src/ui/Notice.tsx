import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.875rem;
  max-width: 36rem;
  margin: clamp(1.5rem, 5vw, 4rem) auto;
  padding: clamp(1.5rem, 4vw, 2.5rem);
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  text-align: center;
`

const Message = styled.p`
  color: ${({ theme }) => theme.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
  margin-top: 0.5rem;
`

const Title = styled.h2`
  font-size: ${({ theme }) => theme.size.heading};
`

interface NoticeProps {
  title: string
  message?: string
  /** An error has the role `alert`, which interrupts a screen reader. */
  tone?: 'error' | 'info'
  /** `h1` if the page has no other heading. */
  heading?: 'h1' | 'h2' | 'h3'
  lang?: string
  children?: ReactNode
}

export function Notice(props: NoticeProps) {
  const { title, message, tone = 'info', heading = 'h2', lang, children } = props
  return (
    <Frame role={tone === 'error' ? 'alert' : 'status'} lang={lang}>
      <Title as={heading}>{title}</Title>
      {message && <Message>{message}</Message>}
      {children && <Actions>{children}</Actions>}
    </Frame>
  )
}
