import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { formPath, nouns } from '../nouns'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import type { EntryList, Row } from './entryList'
import { EntryRow, RemovedEntry } from './EntryRow'
import { Group, GroupHeading, List } from './rowStyles'
import { useOrder } from './useOrder'
import { useRemoval, type RemovedRow } from './useRemoval'

/** The screen of a noun: its entries, and a link to the form of a new one. */
export function EntryListScreen({ list }: { list: EntryList }) {
  const { title, entry } = nouns[list.resource]
  const { rows, error, refetch } = list.useRows()
  const removal = useRemoval(list)
  const add = (
    <ButtonLink to={formPath(list.resource, 'baru')}>
      <Plus aria-hidden="true" />
      {`Tambah ${entry}`}
    </ButtonLink>
  )
  return (
    <Screen title={title} action={add}>
      {rows ? (
        <EntryRows list={list} rows={rows} removal={removal} />
      ) : (
        <LoadState title={title} error={error} onRetry={refetch} />
      )}
      {rows?.length === 0 && removal.removed.length === 0 && (
        <Notice title={`Belum ada ${entry}`} />
      )}
    </Screen>
  )
}

interface EntryRowsProps {
  list: EntryList
  rows: readonly Row[]
  removal: ReturnType<typeof useRemoval>
}

/** The rows in their groups, with deleted ones at their places. */
function EntryRows({ list, rows, removal: { removed, removeRow, restoreRow } }: EntryRowsProps) {
  const { orderOf, announcement } = useOrder(list, rows)
  const [restoredId, setRestoredId] = useState<number>()
  const missing = removed.filter(({ row }) => rows.every(({ id }) => id !== row.id))
  const shown = withRemoved(rows, missing)

  const renderRow = (row: Row) => {
    const summary = list.summarize(row)
    const removedRow = missing.find((other) => other.row.id === row.id)
    const index = shown.indexOf(row)
    if (removedRow) {
      const place = shown.slice(0, index).filter((other) => rows.includes(other)).length
      const restore = () => {
        setRestoredId(row.id)
        void restoreRow(removedRow, place)
      }
      return <RemovedEntry key={row.id} title={summary.title} onRestore={restore} />
    }
    return (
      <EntryRow
        key={row.id}
        id={row.id}
        summary={summary}
        path={formPath(list.resource, row.id)}
        order={orderOf(row)}
        isFocused={row.id === restoredId}
        onRemove={() => void removeRow(row, index)}
      />
    )
  }

  return (
    <>
      {groupRows(list, shown).map(([name, members]) => (
        <Group key={name}>
          {name && <GroupHeading>{name}</GroupHeading>}
          <List>{members.map(renderRow)}</List>
        </Group>
      ))}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}

/** Inserts removed rows at the places where they were, the first place first. */
function withRemoved(rows: readonly Row[], removed: readonly RemovedRow[]): Row[] {
  const all = [...rows]
  for (const { row, index } of [...removed].sort((one, other) => one.index - other.index)) {
    all.splice(index, 0, row)
  }
  return all
}

/** The rows by the name of their group, in the order of the first row of each group. */
function groupRows(list: EntryList, rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = list.groupOf?.(row) ?? ''
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups]
}
