import { useId } from 'react'
import styled, { useTheme } from 'styled-components'
import { commaList } from '../../lib/commaList'
import { ChipList } from '../../ui/Chip'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Band = styled.section`
  break-inside: avoid;
  padding-block: clamp(1rem, 2vw, 1.5rem);
  border-block: 1px solid ${({ theme }) => theme.line};
`

/** The owner's technologies. The first four, the most important ones, are coloured. */
export function Technologies({ stack }: { stack: string }) {
  const headingId = useId()
  const { category } = useTheme()
  const colours = [
    category.frontend_development,
    category.tools,
    category.backend_development,
    category.design,
  ]
  return (
    <Band aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Teknologi
      </VisuallyHidden>
      <ChipList labels={commaList(stack)} colours={colours} />
    </Band>
  )
}
