import { useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { formPath } from '../nouns'
import type { EntryListDefinition } from './entryList'
import { EntryRow } from './EntryRow'
import { RemovedEntry } from './RemovedEntry'
import { groupRows, withRemoved } from './rows'
import { Group, GroupHeading, List } from './rowStyles'
import type { useRemoval } from './useRemoval'
import { useRowOrder } from './useRowOrder'

interface EntryRowsProps<Row extends { id: number }> {
  list: EntryListDefinition<Row>
  rows: readonly Row[]
  removal: ReturnType<typeof useRemoval<Row>>
}

/** The rows of a list in their groups, with deleted ones at their places. */
export function EntryRows<Row extends { id: number }>({
  list,
  rows,
  removal: { removed, removeRow, restoreRow },
}: EntryRowsProps<Row>) {
  const { resource, summarize, groupOf = () => '' } = list
  const { orderOf, announcement } = useRowOrder(list, rows)
  const [restoredId, setRestoredId] = useState<number>()
  const missing = removed.filter(({ row }) => rows.every(({ id }) => id !== row.id))
  const shown = withRemoved(rows, missing)

  const renderRow = (row: Row) => {
    const removedRow = missing.find((other) => other.row.id === row.id)
    const index = shown.indexOf(row)
    if (removedRow) {
      const place = shown.slice(0, index).filter((other) => rows.includes(other)).length
      const restore = () => {
        setRestoredId(row.id)
        void restoreRow(removedRow, place)
      }
      return <RemovedEntry key={row.id} title={summarize(row).title} onRestore={restore} />
    }
    return (
      <EntryRow
        key={row.id}
        id={row.id}
        summary={summarize(row)}
        path={formPath(resource, row.id)}
        order={orderOf(row)}
        isFocused={row.id === restoredId}
        onRemove={() => void removeRow(row, index)}
      />
    )
  }

  return (
    <>
      {groupRows(shown, groupOf).map(({ name, members }) => (
        <Group key={name}>
          {name && <GroupHeading>{name}</GroupHeading>}
          <List>{members.map(renderRow)}</List>
        </Group>
      ))}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}
