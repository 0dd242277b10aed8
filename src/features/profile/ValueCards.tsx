import styled from 'styled-components'
import { useTextAttributes } from '../../language/useTextAttributes'
import { SpriteIcon } from '../../ui/pictures/SpriteIcon'
import type { ShownProfile } from './useProfile'

/** From tablets on, icon, title and text are in one row. */
const Card = styled.li`
  break-inside: avoid;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 1rem;
  align-items: center;
  padding-block: 1rem;
  border-top: 1px solid ${({ theme }) => theme.line};

  &:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.line};
  }

  svg {
    color: ${({ theme }) => theme.accent};
  }

  h3 {
    font-size: ${({ theme }) => theme.size.body};
  }

  p {
    grid-column: 2;
    color: ${({ theme }) => theme.textMuted};
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 2fr);

    p {
      grid-column: 3;
    }
  }
`

interface ValueCardsProps {
  profile: ShownProfile
  field: 'values' | 'principles'
}

export function ValueCards({ profile, field }: ValueCardsProps) {
  const attributes = useTextAttributes()(profile, field)
  return (
    <ul>
      {profile[field]?.map(({ icon, title, text }, index) => (
        <Card key={index}>
          <SpriteIcon source={`values.svg#${icon ?? 'idea'}`} size="24" />
          <h3 {...attributes}>{title}</h3>
          {text && <p {...attributes}>{text}</p>}
        </Card>
      ))}
    </ul>
  )
}
