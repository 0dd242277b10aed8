import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoints } from '../../theme/theme'
import { useStudioTexts } from '../language/StudioTextsContext'

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  min-height: 3rem;
  margin-bottom: 1.5rem;

  h1 {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

/** Its icon begins with the column, and it is no higher than the title. */
const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-block: -0.375rem;
  margin-inline-start: -0.75rem;
  border-radius: 50%;
  color: ${({ theme }) => theme.textMuted};

  ${({ theme }) => theme.hover} {
    &:hover {
      background: ${({ theme }) => theme.accentSoft};
      color: ${({ theme }) => theme.text};
    }
  }
`

/** The names of entries are long: smaller on phones. */
const Title = styled.div`
  display: flex;
  align-items: center;

  @media (max-width: ${breakpoints.belowTablet}) {
    a + h1 {
      font-size: 1.125rem;
    }
  }
`

export function DocumentTitle({ title }: { title: string }) {
  const { common } = useStudioTexts()
  return <title>{`${title} · ${common.studio}`}</title>
}

interface ScreenProps {
  title: string
  /** The screen above it. */
  parent?: { title: string; path: string }
  action?: ReactNode
  children: ReactNode
}

export function Screen({ title, parent, action, children }: ScreenProps) {
  return (
    <>
      <DocumentTitle title={title} />
      <Header>
        <Title>
          {parent && (
            <Back to={parent.path} aria-label={parent.title} title={parent.title}>
              <ArrowLeft aria-hidden="true" />
            </Back>
          )}
          <h1>{title}</h1>
        </Title>
        {action}
      </Header>
      {children}
    </>
  )
}
