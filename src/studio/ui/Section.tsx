import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading, MutedText } from '../../ui/Page'
import { Stack } from './Stack'

/** Contains sections, whose headings are smaller than those of the site. */
export const Sections = styled(Stack)`
  h2 {
    font-size: 1.25rem;
  }
`

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: 1rem;

  > :not(button) {
    width: 100%;
  }
`

interface SectionProps {
  /** Of the heading, which can get the focus then. */
  id?: string
  title: string
  hint?: string
  children: ReactNode
}

export function Section({ id, title, hint, children }: SectionProps) {
  return (
    <Frame>
      <Heading id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </Heading>
      {hint && <MutedText>{hint}</MutedText>}
      {children}
    </Frame>
  )
}
