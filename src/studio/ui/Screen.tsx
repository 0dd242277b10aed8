import type { ReactNode } from 'react'
import styled from 'styled-components'

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

interface ScreenProps {
  title: string
  /** The main action of the screen, beside its title. */
  action?: ReactNode
  children: ReactNode
}

/** A screen with its heading and the title of the document. */
export function Screen({ title, action, children }: ScreenProps) {
  return (
    <>
      <title>{`${title} · Studio`}</title>
      <Header>
        <h1>{title}</h1>
        {action}
      </Header>
      {children}
    </>
  )
}
