import { useState } from 'react'
import { api } from '../../api/api'
import { isNotFound } from '../../api/apiError'
import { listTag } from '../../api/tags'
import { historyApi, resourceTags } from '../../features/history/historyApi'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import type { EntryListDefinition } from './entryList'

const { restoreEntry } = historyApi.endpoints

/**
 * A deleted row. While the cached list does not contain it, the screen shows it at its place, with a
 * button that restores it.
 */
export interface RemovedRow<Row> {
  row: Row
  /** Its place among the shown rows, including those that were deleted before. */
  index: number
  /** Fulfilled when the server has responded. */
  deletion: Promise<unknown>
}

function without<Row extends { id: number }>(removed: readonly RemovedRow<Row>[], id: number) {
  return removed.filter(({ row }) => row.id !== id)
}

/** Deletes and restores rows. The list changes at once, and changes back if the server refuses. */
export function useRemoval<Row extends { id: number }>(list: EntryListDefinition<Row>) {
  const { resource, updateRows, remove, summarize } = list
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const [removed, setRemoved] = useState<readonly RemovedRow<Row>[]>([])
  const forget = (id: number) => setRemoved((all) => without(all, id))
  const showError = (text: string) => {
    dispatch(noticesSlice.actions.shown({ text, isError: true }))
    dispatch(api.util.invalidateTags([listTag(resourceTags[resource])]))
  }

  const removeRow = async (row: Row, index: number) => {
    const patch = dispatch(updateRows((rows) => rows.filter(({ id }) => id !== row.id)))
    const deletion = withSession(async () => dispatch(remove(row.id)))
    setRemoved((all) => [...without(all, row.id), { row, index, deletion }])
    const { error } = await deletion
    // Not found: deleted in another window, or by this request before its response was lost.
    if (!error || isNotFound(error)) return
    patch.undo()
    forget(row.id)
    const reason = failureReason(error, 'Entri lain masih memakainya.')
    showError(`“${summarize(row).title}” tidak terhapus. ${reason}`)
  }

  /** @param index the place among the rows that are not deleted */
  const restoreRow = async ({ row, deletion }: RemovedRow<Row>, index: number) => {
    const insert = <Other extends { id: number }>(rows: Other[]) =>
      rows.toSpliced(index, 0, row as { id: number } as Other)
    const patch = dispatch(updateRows(insert))
    await deletion
    const entry = { resource, id: row.id }
    const { error } = await withSession(async () => dispatch(restoreEntry.initiate(entry)))
    if (!error) {
      forget(row.id)
      return
    }
    patch.undo()
    const reason = failureReason(error, 'Nama atau alamatnya sudah dipakai entri lain.')
    showError(`“${summarize(row).title}” tidak dipulihkan. ${reason}`)
  }

  return { removed, removeRow, restoreRow }
}
