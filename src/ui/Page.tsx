import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { SectionBoundaries } from './ErrorBoundary'
import { Cloth, clothEdgeColour, paintedOnly } from './pictures/Cloth'

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
export const fullWidthBackground = (colour: 'dyed' | 'surfaceSunken') => css`
  background: ${({ theme }) => theme[colour]};
  box-shadow: 0 0 0 100vmax ${({ theme }) => theme[colour]};
  clip-path: inset(0 -100vmax);
`

/** The colours of content on the dye of the site. */
export const dyedColours = css`
  --accent: ${({ theme }) => theme.onDyed};
  --accentStrong: ${({ theme }) => theme.onDyed};
  --accentSoft: transparent;
  --onAccent: ${({ theme }) => theme.dyed};
  --surfaceRaised: transparent;
  --line: ${clothEdgeColour};
  --text: ${({ theme }) => theme.onDyed};
  --textMuted: ${({ theme }) => theme.onDyed};
  color: ${({ theme }) => theme.onDyed};
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

/** The height of the cloth below the header: two tiles and the edge are 9rem. */
const clothSpace = `calc(9rem - ${headerHeight})`

const titleSpace = 'clamp(1.5rem, 3vw, 2.5rem)'

/** The beginning of a page with the owner's cloth. */
export const clothHeader = css`
  position: relative;
  padding-top: calc(${clothSpace} + ${titleSpace});

  ${({ theme }) => theme.print} {
    padding-top: 0;
  }
`

const TitleRow = styled.div`
  ${clothHeader}
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
`

/** Behind the header, from edge to edge. */
export const TitleCloth = styled(Cloth)`
  position: absolute;
  inset: calc(-1 * ${headerHeight}) calc(-1 * ${edgeDistance}) auto;
  height: 9rem;
  border: 0 double ${clothEdgeColour};
  border-bottom-width: 1rem;
  ${paintedOnly}
`

export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <TitleRow>
        <TitleCloth />
        <Title>{title}</Title>
      </TitleRow>
      <SectionBoundaries>{children}</SectionBoundaries>
    </Container>
  )
}
