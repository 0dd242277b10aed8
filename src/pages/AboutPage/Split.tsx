import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading, Section } from '../../ui/Page'

const Frame = styled(Section)<{ $onScreen: boolean }>`
  display: grid;
  gap: 1.75rem;
  border-top: 1px solid ${({ theme }) => theme.line};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  ${({ theme }) => theme.print} {
    display: ${({ $onScreen }) => ($onScreen ? 'none' : 'grid')};
    grid-template-columns: 38mm minmax(0, 1fr);
    gap: 6mm;
    padding-block: 5mm;

    h2 {
      font-size: 12pt;
    }
  }
`

interface SplitProps {
  heading: string
  /** Not part of the printed page. */
  onScreen?: boolean
  children: ReactNode
}

/** A part of the page: its heading on the left where there is room, its content beside it. */
export function Split({ heading, onScreen = false, children }: SplitProps) {
  return (
    <Frame $onScreen={onScreen}>
      <Heading>{heading}</Heading>
      {children}
    </Frame>
  )
}
