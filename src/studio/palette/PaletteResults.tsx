import { useStudioTexts } from '../language/StudioTextsContext'
import type { findItems, PaletteItem } from './paletteItems'
import { Detail, Group, GroupTitle, Option } from './paletteStyles'

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
              <bdi>{item.title}</bdi>
              {item.detail && <Detail>{item.detail}</Detail>}
            </Option>
          ))}
        </Group>
      ))}
    </div>
  )
}
