import Plus from 'lucide-react/icons/plus'
import { useState, type ComponentProps } from 'react'
import { draftsApi } from '../../features/drafts/draftsApi'
import { useTexts } from '../../language/TextsContext'
import { Button, ButtonLink } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formPath } from '../nouns'
import { EmptyState, LoadState } from '../ui/LoadState'
import { focusMainOnRemoval } from '../ui/focus'
import { Screen } from '../ui/Screen'
import type { Entry, EntryList, Row } from './entryList'
import { EntryRow } from './EntryRow'
import { ListToolbar } from './ListToolbar'
import { GroupHeading, List, ListGroup } from '../ui/rows'
import { RemovedItem } from './entryRowStyles'
import { Bar, SelectionBar, UndoText, useSelection } from './SelectionBar'
import { useEntryChanges } from './useEntryChanges'
import { useListView } from './useListView'
import { useOrder } from './useOrder'
import { useRemoval } from './useRemoval'

export function EntryListScreen({ list, form }: { list: EntryList; form: FormDefinition }) {
  const { title, add, empty } = useStudioTexts().nouns[list.resource]
  const query = list.useRows()
  const { data: rows } = query
  const removal = useRemoval(list, rows)
  const isEmpty = rows !== undefined && removal.all.length === 0
  const addLink = (
    <ButtonLink to={formPath(list.resource, 'baru')}>
      <Plus aria-hidden="true" />
      {add}
    </ButtonLink>
  )
  return (
    <Screen title={title} action={!isEmpty && addLink}>
      <LoadState title={title} query={query} />
      {isEmpty && <EmptyState title={empty}>{addLink}</EmptyState>}
      {rows && !isEmpty && <EntryRows list={list} form={form} rows={rows} removal={removal} />}
    </Screen>
  )
}

/** The entries of a list with what is shown of them, such as whether an entry has unsaved changes. */
function useEntries(list: EntryList, rows: readonly Row[]): Entry[] {
  const texts = useTexts()
  const { data: drafts = [] } = draftsApi.endpoints.listDrafts.useQuery(list.resource)
  return rows.map((row) => {
    const { statuses = [], ...summary } = list.summarize(row, texts)
    const isUnsaved = drafts.some(({ entry_id }) => entry_id === row.id)
    return { row, summary: { ...summary, statuses: [...statuses, isUnsaved && 'unsaved'] } }
  })
}

interface EntryRowsProps {
  list: EntryList
  form: FormDefinition
  rows: readonly Row[]
  removal: ReturnType<typeof useRemoval>
}

function EntryRows({ list, form, rows, removal }: EntryRowsProps) {
  const [announcement, announce] = useState('')
  const all = useEntries(list, removal.all)
  const isPresent = ({ row }: Entry) => !removal.removedIds.includes(row.id)
  const entries = all.filter(isPresent)
  const listed = useListView(list, all)
  const selection = useSelection(listed.shown.filter(isPresent).map(({ row }) => row.id))
  const { isSelecting, selected, toggle } = selection
  const options = { list, form, removal, entries, listed, selection, announce }
  const { removedTogether, ...changes } = useEntryChanges(options)
  const orderOf = useOrder(list, rows, announce)
  const canMove = listed.isInOwnOrder && !listed.isFiltered && !isSelecting

  const renderEntry = (entry: Entry) => {
    const { id } = entry.row
    return isPresent(entry) ? (
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
    ) : (
      <RemovedEntry
        key={id}
        title={entry.summary.title}
        isFocused={!removedTogether.includes(id)}
        onUndo={() => changes.restore([id])}
      />
    )
  }

  return (
    <>
      <ListToolbar entries={entries} list={listed} selection={selection} />
      {groupEntries(list, listed).map(([name, members]) => (
        <ListGroup key={name}>
          {name && <GroupHeading>{name}</GroupHeading>}
          <List>{members.map(renderEntry)}</List>
        </ListGroup>
      ))}
      {isSelecting && <SelectionBar selection={selection} list={list} {...changes} />}
      {removedTogether.length > 0 && (
        <UndoBar count={removedTogether.length} onUndo={() => changes.restore(removedTogether)} />
      )}
      {listed.shown.length === 0 && <NoMatch onShowAll={listed.showAll} />}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}

type UndoProps = Pick<ComponentProps<typeof UndoText>, 'isFocused' | 'onUndo'>

function RemovedEntry({ title, ...props }: UndoProps & { title: string }) {
  const { lists } = useStudioTexts()
  return (
    <RemovedItem>
      <UndoText text={lists.removed(title)} undo={lists.undo} {...props} />
    </RemovedItem>
  )
}

function UndoBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { lists } = useStudioTexts()
  return (
    <Bar>
      <UndoText text={lists.removedCount(count)} undo={lists.undoAll} isFocused onUndo={onUndo} />
    </Bar>
  )
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { lists } = useStudioTexts()
  return (
    <EmptyState title={lists.noMatch}>
      <Button ref={focusMainOnRemoval} $variant="outline" onClick={onShowAll}>
        {lists.showAll}
      </Button>
    </EmptyState>
  )
}

/** In another order than the owner's, the groups have no headings: their names are details. */
function groupEntries(
  { groupOf }: EntryList,
  { shown, isInOwnOrder }: ReturnType<typeof useListView>,
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
