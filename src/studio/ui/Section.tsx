import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Heading } from '../../ui/Page'

/** As wide as the text of a page. */
export const writingWidth = '42.5rem'

/** Smaller than on the site. */
export const headingSize = 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)'

export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = '1rem' }) => $gap};
`

export const Sections = styled(Stack).attrs(({ $gap = '2rem' }) => ({ $gap }))`
  ${({ theme }) => theme.from.desktop} {
    max-width: ${writingWidth};
  }

  h2 {
    font-size: ${headingSize};
  }

  section + section {
    padding-top: 2rem;
    border-top: 1px solid ${({ theme }) => theme.line};
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
  children: ReactNode
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <Frame>
      <Heading id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </Frame>
  )
}

const Details = styled.details`
  max-width: 46rem;
  margin-top: 2rem;

  > summary {
    min-height: 2.75rem;
    font-weight: 650;
  }
`

/** What the owner opens below a form; rendered only while it is open. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </Details>
  )
}
