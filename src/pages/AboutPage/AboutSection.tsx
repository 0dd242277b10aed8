import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading, Section } from '../../ui/Page'
import { LoadFailure } from './LoadFailure'

const Frame = styled(Section)<{ $screenOnly: boolean }>`
  display: grid;
  gap: 1.75rem;
  border-top: 1px solid ${({ theme }) => theme.line};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  ${({ theme }) => theme.print} {
    /* A block may break between two printed pages; a grid would move to the next one. */
    display: ${({ $screenOnly }) => ($screenOnly ? 'none' : 'block')};
    padding-block: 4mm;

    h2 {
      margin-bottom: 3mm;
      font-size: 12pt;
    }
  }
`

interface AboutSectionProps {
  heading: string
  /** Shown instead of the children. */
  error?: unknown
  /** Not printed. */
  screenOnly?: boolean
  children: ReactNode
}

/** A section with its heading on the left, on a narrow screen above. */
export function AboutSection({ heading, error, screenOnly = false, children }: AboutSectionProps) {
  return (
    <Frame $screenOnly={screenOnly}>
      <Heading>{heading}</Heading>
      {error ? <LoadFailure error={error} heading="h3" /> : children}
    </Frame>
  )
}
