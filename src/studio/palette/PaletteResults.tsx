import styled from 'styled-components'
import { Input } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import type { findItems, PaletteItem } from './useActionItems'

interface PaletteResultsProps {
  id: string
  groups: ReturnType<typeof findItems>['groups']
  activeId: string | undefined
  onActivate: (id: string) => void
  onSelect: (item: PaletteItem) => void
}

/** The results in their groups. The focus stays in the search field, which names the active one. */
export function PaletteResults({ id, groups, activeId, ...handlers }: PaletteResultsProps) {
  const { palette } = useStudioTexts()
  const { onActivate, onSelect } = handlers
  return (
    <div
      id={id}
      role="listbox"
      aria-label={palette.results}
      hidden={groups.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, items }) => (
        <Group key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <GroupTitle id={`${id}-${name}`} role="presentation">
            {palette.groups[name]}
          </GroupTitle>
          {items.map((item) => (
            <Option
              key={item.id}
              id={item.id}
              role="option"
              aria-selected={item.id === activeId}
              onMouseMove={() => onActivate(item.id)}
              onClick={() => onSelect(item)}
            >
              <item.Icon aria-hidden />
              <bdi>{item.title}</bdi>
              {item.detail && <Detail>{item.detail}</Detail>}
            </Option>
          ))}
        </Group>
      ))}
    </div>
  )
}

export const SearchRow = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: center;
`

export const SearchInput = styled(Input)`
  flex: 1;
`

/** As high with few results as with many, so that the dialog does not jump. */
export const Results = styled.div`
  height: min(24rem, 50vh);

  > [role='listbox'] {
    max-height: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const Group = styled.ul`
  margin-bottom: 0.75rem;
`

const GroupTitle = styled.li`
  padding: 0.375rem 0.75rem;
  ${({ theme }) => theme.smallText}
  font-weight: 650;
`

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  cursor: pointer;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${({ theme }) => theme.textMuted};
  }
  bdi {
    flex: 1 1 9rem;
  }

  &[aria-selected='true'] {
    /* Also visible in forced colours. */
    border-color: ${({ theme }) => theme.accent};
    background: ${({ theme }) => theme.accentSoft};
  }
`

const Detail = styled.span`
  ${({ theme }) => theme.smallText}

  [aria-selected='true'] > & {
    color: ${({ theme }) => theme.text};
  }
`

export const PaletteStatus = styled(Facts)`
  min-height: 1.5em;
`
