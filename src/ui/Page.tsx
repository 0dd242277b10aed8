import type { ReactNode } from 'react'
import styled from 'styled-components'
import { KawungDivider } from './Kawung'
import { Sections } from './Sections'

/** The column that everything stands in. */
export const Container = styled.div`
  width: 100%;
  max-width: clamp(78rem, 80vw, 92rem);
  margin-inline: auto;
  padding-inline: clamp(1.125rem, 4vw, 3rem);
`

/** A part of a page, with air around it. */
export const Section = styled.section`
  padding-block: clamp(2rem, 5vw, 4rem);
`

export const Heading = styled.h2`
  font-size: ${({ theme }) => theme.size.heading};
  font-weight: 700;
`

export const Quiet = styled.p`
  color: ${({ theme }) => theme.textQuiet};
`

/** The paragraph that a page begins with. */
export const Lead = styled.p`
  max-width: 42rem;
  font-size: ${({ theme }) => theme.size.subheading};
  white-space: pre-line;
`

const Frame = styled(Container)`
  padding-block: clamp(2rem, 5vw, 4.5rem) clamp(3rem, 7vw, 6rem);
`

const Top = styled.div`
  display: grid;
  gap: 1rem;
  max-width: 46rem;
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`

const Title = styled.h1`
  font-size: ${({ theme }) => theme.size.title};
  font-weight: 800;
  letter-spacing: -0.035em;
`

const QuietLead = styled(Lead)`
  color: ${({ theme }) => theme.textQuiet};
`

interface PageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page with its one h1, a line below it, and its sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Frame>
      <Top>
        <KawungDivider />
        <Title>{title}</Title>
        {lead && <QuietLead>{lead}</QuietLead>}
      </Top>
      <Sections>{children}</Sections>
    </Frame>
  )
}
