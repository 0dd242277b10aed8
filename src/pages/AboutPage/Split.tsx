import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading, Section } from '../../ui/Page'

const Frame = styled(Section)`
  display: grid;
  gap: 1.75rem;
  border-top: 1px solid ${({ theme }) => theme.line};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

interface SplitProps {
  heading: string
  children: ReactNode
}

/** A part of the page: its heading on the left where there is room, its content beside it. */
export function Split({ heading, children }: SplitProps) {
  return (
    <Frame>
      <Heading>{heading}</Heading>
      {children}
    </Frame>
  )
}
