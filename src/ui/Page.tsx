import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { SectionBoundaries } from './ErrorBoundary'

/** The space before the footer. */
export const footerDistance = 'clamp(2rem, 5vw, 4rem)'

/** The header with the space above it. */
export const headerHeight = '4.375rem'

/** The space beside the column. */
export const gutter = 'clamp(1.125rem, 4vw, 3rem)'

/** The width of the column with its gutters. */
export const columnWidth = 'clamp(78rem, 80vw, 92rem)'

/** From the column to the edge of the window. */
export const edgeDistance = `calc(${gutter} + max(0px, (100vw - ${columnWidth}) / 2))`

export const Container = styled.div`
  width: 100%;
  max-width: ${columnWidth};
  margin-inline: auto;
  padding-inline: ${gutter};
`

/**
 * Paints a section of the column from edge to edge of the window: its shadow is clipped to its height,
 * so that the page gets no wider.
 */
export const fullWidthGround = (colour: 'dyed' | 'surfaceSunken') => css`
  background: ${({ theme }) => theme[colour]};
  box-shadow: 0 0 0 100vmax ${({ theme }) => theme[colour]};
  clip-path: inset(0 -100vmax);
`

export const Section = styled.section`
  padding-block: clamp(2rem, 5vw, 4rem);

  /* The footer keeps its own distance. */
  &:last-child {
    padding-bottom: 0;
  }
`

export const Title = styled.h1`
  font-size: ${({ theme }) => theme.size.title};
  font-weight: 800;
  letter-spacing: -0.035em;
`

export const Heading = styled.h2`
  font-size: ${({ theme }) => theme.size.section};
`

export const MutedText = styled.p`
  color: ${({ theme }) => theme.textMuted};
`

export const Lead = styled.p`
  max-width: 42rem;
  white-space: pre-line;
`

const Frame = styled(Container)`
  padding-top: clamp(1.5rem, 3.5vw, 3.5rem);

  > ${Title} {
    margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  }
`

export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Title>{title}</Title>
      <SectionBoundaries>{children}</SectionBoundaries>
    </Frame>
  )
}
