import { useState } from 'react'
import type { EntryListDefinition } from './entryList'
import type { RowOrder } from './EntryRow'
import { moveId } from './rows'
import { useOrder } from './useOrder'

/**
 * Moves the rows of a list within their groups.
 * @returns how a row can be moved, and the text that announces the last move
 */
export function useRowOrder<Row extends { id: number }>(
  list: EntryListDefinition<Row>,
  rows: readonly Row[],
) {
  const { isSortable, resource, summarize, groupOf = () => '' } = list
  const saveOrder = useOrder(list)
  const [announcement, setAnnouncement] = useState('')
  const ids = rows.map(({ id }) => id)

  const orderOf = (row: Row): RowOrder | undefined => {
    if (!isSortable) return undefined
    const group = rows.filter((other) => groupOf(other) === groupOf(row)).map(({ id }) => id)
    const place = group.indexOf(row.id)
    const moveTo = (id: number, target: number | undefined) => {
      const moved = rows.find((other) => other.id === id)
      if (target === undefined || !moved) return
      saveOrder(ids, moveId(ids, id, ids.indexOf(target)))
      const newPlace = group.indexOf(target) + 1
      setAnnouncement(`${summarize(moved).title}: nomor ${newPlace} dari ${group.length}`)
    }
    return {
      group: `${resource} ${groupOf(row)}`,
      place,
      isFirst: place === 0,
      isLast: place === group.length - 1,
      onMove: (step) => moveTo(row.id, group[place + step]),
      onDrop: (id) => moveTo(id, row.id),
    }
  }
  return { orderOf, announcement }
}
