import { formPath } from '../nouns'
import type { Entry, EntryList, Row } from './entryList'
import { EntryRow, RemovedEntry } from './EntryRow'
import { Group, GroupHeading, List } from './rowStyles'
import { SelectionBar, UndoBar } from './SelectionBar'
import { useEntryChanges, type EntryChangesOptions } from './useEntryChanges'
import { useOrder } from './useOrder'

interface ShownEntriesProps extends EntryChangesOptions {
  rows: readonly Row[]
}

/** The entries in their groups, with deleted ones at their places, and what is done with them. */
export function ShownEntries(props: ShownEntriesProps) {
  const { list, rows, removal, listed, selection, announce } = props
  const { isSelecting, selected, toggle } = selection
  const { removedTogether, ...changes } = useEntryChanges(props)
  const orderOf = useOrder(list, rows, announce)
  const canMove = listed.isInOwnOrder && !listed.isFiltered && !isSelecting

  const renderEntry = (entry: Entry) => {
    const { id } = entry.row
    return removal.removedIds.includes(id) ? (
      <RemovedEntry
        key={id}
        title={entry.summary.title}
        isFocused={!removedTogether.includes(id)}
        onRestore={() => changes.restore([id])}
      />
    ) : (
      <EntryRow
        key={id}
        id={id}
        summary={entry.summary}
        path={formPath(list.resource, id)}
        order={canMove ? orderOf(entry.row) : undefined}
        actions={changes.actionsOf(entry)}
        selection={
          isSelecting
            ? { isSelected: selected.includes(id), onToggle: () => toggle(id) }
            : undefined
        }
        isFocused={id === changes.restoredId}
      />
    )
  }

  return (
    <>
      {groupEntries(list, listed).map(([name, members]) => (
        <Group key={name}>
          {name && <GroupHeading>{name}</GroupHeading>}
          <List>{members.map(renderEntry)}</List>
        </Group>
      ))}
      {isSelecting && (
        <SelectionBar
          selection={selection}
          list={list}
          onHide={changes.hideSelected}
          onRemove={changes.removeSelected}
        />
      )}
      {removedTogether.length > 0 && (
        <UndoBar count={removedTogether.length} onUndo={() => changes.restore(removedTogether)} />
      )}
    </>
  )
}

/**
 * The shown entries by the name of their group, in the order of the first entry of each group. In
 * another order than the owner's they have no headings: the name of the group is a detail.
 */
function groupEntries(
  { groupOf }: EntryList,
  { shown, isInOwnOrder }: EntryChangesOptions['listed'],
): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of shown) {
    const { row, summary } = entry
    const group = groupOf?.(row) ?? ''
    const [name, detailed] = isInOwnOrder
      ? [group, entry]
      : ['', { row, summary: { ...summary, details: [group, ...(summary.details ?? [])] } }]
    groups.set(name, [...(groups.get(name) ?? []), detailed])
  }
  return [...groups]
}
