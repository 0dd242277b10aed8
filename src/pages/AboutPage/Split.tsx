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
    /* Blocks break between pages where grids would move on as a whole. */
    display: ${({ $onScreen }) => ($onScreen ? 'none' : 'block')};
    padding-block: 4mm;

    h2 {
      margin-bottom: 3mm;
      font-size: 12pt;
      break-after: avoid;
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
