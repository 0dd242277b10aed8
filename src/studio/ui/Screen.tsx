import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useStudioTexts } from '../language/StudioTextsContext'

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  margin-bottom: 1.5rem;

  h1 {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

export function DocumentTitle({ title }: { title: string }) {
  const { common } = useStudioTexts()
  return <title>{`${title} · ${common.studio}`}</title>
}

interface ScreenProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function Screen({ title, action, children }: ScreenProps) {
  return (
    <>
      <DocumentTitle title={title} />
      <Header>
        <h1>{title}</h1>
        {action}
      </Header>
      {children}
    </>
  )
}
