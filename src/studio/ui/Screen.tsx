import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoints } from '../../theme/theme'
import { visuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { oneLine } from './rows'

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  min-height: 3rem;
  margin-bottom: clamp(0.75rem, 2vw, 1.5rem);

  h1 {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

/** Its icon begins with the column. */
const Back = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  min-width: 2.25rem;
  min-height: 2.75rem;
  color: ${({ theme }) => theme.textMuted};
  font-weight: 600;
  text-decoration: none;

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  ${({ theme }) => theme.hover} {
    &:hover {
      color: ${({ theme }) => theme.text};
    }
  }
`

/** The names of entries are long, and in their first field. */
const Title = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;

  a + h1 {
    ${oneLine}
    font-size: 1.25rem;
  }

  @media (max-width: ${breakpoints.belowTablet}) {
    a > span {
      ${visuallyHidden}
    }
  }
  ${({ theme }) => theme.from.tablet} {
    a::after {
      content: '/';
      content: '/' / '';
      margin-inline-end: 0.5rem;
    }
  }
`

export function DocumentTitle({ title }: { title: string }) {
  const { common } = useStudioTexts()
  return <title>{`${title} · ${common.studio}`}</title>
}

interface ScreenProps {
  title: string
  /** What the owner sees of the title, if it is less. */
  shownTitle?: string
  /** The screen above it. */
  parent?: { title: string; path: string }
  action?: ReactNode
  children: ReactNode
}

export function Screen({ title, shownTitle, parent, action, children }: ScreenProps) {
  return (
    <>
      <DocumentTitle title={title} />
      <Header>
        <Title>
          {parent && (
            <Back to={parent.path}>
              <ArrowLeft aria-hidden="true" />
              <span>{parent.title}</span>
            </Back>
          )}
          <h1 aria-label={shownTitle && title} title={shownTitle} dir="auto">
            {shownTitle ?? title}
          </h1>
        </Title>
        {action}
      </Header>
      {children}
    </>
  )
}
