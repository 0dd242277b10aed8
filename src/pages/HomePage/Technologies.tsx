import { useId } from 'react'
import styled, { useTheme } from 'styled-components'
import { commaList } from '../../lib/commaList'
import { Chip, ChipRow } from '../../ui/Chip'
import { HiddenText } from '../../ui/Skeleton'

const Band = styled.section`
  padding-block: 1.5rem;
  border-block: 1px solid ${({ theme }) => theme.line};
`

/** The owner's technologies; the first four, which matter most, each in a colour of its own. */
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
      <HiddenText as="h2" id={headingId}>
        Teknologi
      </HiddenText>
      <ChipRow>
        {commaList(stack).map((technology, index) => (
          <li key={technology}>
            <Chip $colour={colours[index]}>{technology}</Chip>
          </li>
        ))}
      </ChipRow>
    </Band>
  )
}
