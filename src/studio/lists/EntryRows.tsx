import { useState } from 'react'
import { useTexts } from '../../language/TextsContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { Entry, EntryList, Row } from './entryList'
import { ListToolbar } from './ListToolbar'
import { ShownEntries } from './ShownEntries'
import { useListView } from './useListView'
import type { useRemoval } from './useRemoval'
import { useSelection } from './useSelection'

interface EntryRowsProps {
  list: EntryList
  form: FormDefinition
  rows: readonly Row[]
  removal: ReturnType<typeof useRemoval>
}

/** The entries of a list, and the tools that filter, search, sort and select them. */
export function EntryRows(props: EntryRowsProps) {
  const { list, removal } = props
  const texts = useTexts()
  const { lists } = useStudioTexts()
  const [announcement, announce] = useState('')
  const all = removal.all.map((row): Entry => ({ row, summary: list.summarize(row, texts) }))
  const isPresent = ({ row }: Entry) => !removal.removedIds.includes(row.id)
  const entries = all.filter(isPresent)
  const listed = useListView(list, all)
  const selection = useSelection(listed.shown.filter(isPresent).map(({ row }) => row.id))
  return (
    <>
      <ListToolbar
        entries={entries}
        list={listed}
        isSelecting={selection.isSelecting}
        onSelecting={selection.setSelecting}
      />
      <ShownEntries {...props} {...{ entries, listed, selection, announce }} />
      {listed.shown.length === 0 && (
        <Notice title={lists.noMatch}>
          <Button $variant="outline" onClick={listed.showAll}>
            {lists.showAll}
          </Button>
        </Notice>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}
