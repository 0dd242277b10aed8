import { type ReactNode, useState } from 'react'
import styled from 'styled-components'

const Frame = styled.details`
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
    <Frame onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </Frame>
  )
}
