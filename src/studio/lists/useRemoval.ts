import { useState } from 'react'
import { api } from '../../api/api'
import { isNotFound } from '../../api/apiError'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import { historyApi } from '../../features/history/historyApi'
import { useTexts } from '../../language/TextsContext'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useEndNotice, useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import { entrySubject, type EntryList, type Row } from './entryList'

/**
 * A deleted row. While the cached list does not contain it, the screen shows it at its place, with a
 * button that restores it.
 */
interface RemovedRow {
  row: Row
  /** Its place among the shown rows, including those that were deleted before. */
  index: number
  /** Fulfilled when the server has responded. */
  deletion: Promise<unknown>
}

/**
 * Deletes and restores rows. The list changes at once, and changes back if the server refuses.
 * @returns also all rows, with the deleted ones at their places, and the ids of those
 */
export function useRemoval(list: EntryList, rows: readonly Row[] = []) {
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([])
  const missing = removed.filter(({ row }) => rows.every(({ id }) => id !== row.id))
  const all = withRemoved(rows, missing)
  const { removeRow, restoreRow } = useRemovalRequests(list, setRemoved)

  const remove = (ids: readonly number[]) => {
    for (const [index, row] of all.entries()) {
      if (ids.includes(row.id)) void removeRow(row, index)
    }
  }
  const restore = (ids: readonly number[]) => {
    const present = new Set(rows.map(({ id }) => id))
    for (const [index, { id }] of all.entries()) {
      const removedRow = missing.find(({ row }) => ids.includes(id) && row.id === id)
      if (!removedRow) continue
      void restoreRow(removedRow, all.slice(0, index).filter((row) => present.has(row.id)).length)
      present.add(id)
    }
  }
  return { all, removedIds: missing.map(({ row }) => row.id), remove, restore }
}

type SetRemoved = (change: (all: readonly RemovedRow[]) => readonly RemovedRow[]) => void

function useRemovalRequests(list: EntryList, setRemoved: SetRemoved) {
  const { resource } = list
  const dispatch = useStudioDispatch()
  const send = useSend()
  const notify = useNotify()
  const endNotice = useEndNotice()
  const texts = useStudioTexts()
  const siteTexts = useTexts()
  const titleOf = (row: Row) => list.summarize(row, siteTexts).title
  const forget = (id: number) => setRemoved((all) => all.filter(({ row }) => row.id !== id))
  const showError = (text: string, { id }: Row) => {
    notify(text, true, entrySubject(list, id))
    dispatch(api.util.invalidateTags([listTag(nouns[resource].tag)]))
  }

  const removeRow = async (row: Row, index: number) => {
    const patch = dispatch(list.updateRows((rows) => rows.filter(({ id }) => id !== row.id)))
    const deletion = send(list.remove(row.id))
    forget(row.id)
    setRemoved((all) => [...all, { row, index, deletion }])
    const { error } = await deletion
    // Not found: deleted in another window, or by this request before its response was lost.
    if (!error || isNotFound(error)) return endNotice(entrySubject(list, row.id))
    patch.undo()
    forget(row.id)
    const reason = failureReason(texts, error, texts.lists.inUse)
    showError(texts.lists.notRemoved(titleOf(row), reason), row)
  }

  /** @param index the place among the rows that are not deleted */
  const restoreRow = async ({ row, deletion }: RemovedRow, index: number) => {
    const insert = <AnyRow extends Row>(rows: AnyRow[]) => rows.toSpliced(index, 0, row as AnyRow)
    const patch = dispatch(list.updateRows(insert))
    await deletion
    const { error } = await send(
      historyApi.endpoints.restoreEntry.initiate({ resource, id: row.id }),
    )
    if (!error) {
      endNotice(entrySubject(list, row.id))
      return forget(row.id)
    }
    patch.undo()
    const reason = failureReason(texts, error, texts.failures.nameTaken)
    showError(texts.lists.notRestored(titleOf(row), reason), row)
  }

  return { removeRow, restoreRow }
}

/** Inserts removed rows at the places where they were, the first place first. */
function withRemoved(rows: readonly Row[], removed: readonly RemovedRow[]): Row[] {
  const all = [...rows]
  for (const { row, index } of [...removed].sort((one, other) => one.index - other.index)) {
    all.splice(index, 0, row)
  }
  return all
}
