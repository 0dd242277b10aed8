import { useState } from 'react'
import { api } from '../../api/api'
import { isNotFound } from '../../api/apiError'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import { historyApi } from '../../features/history/historyApi'
import { useSend } from '../account/useWithSession'
import { useNotify } from '../notices/noticesSlice'
import { failureReason, nameIsTaken } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import type { EntryList, Row } from './entryList'

/**
 * A deleted row. While the cached list does not contain it, the screen shows it at its place, with a
 * button that restores it.
 */
export interface RemovedRow {
  row: Row
  /** Its place among the shown rows, including those that were deleted before. */
  index: number
  /** Fulfilled when the server has responded. */
  deletion: Promise<unknown>
}

/** Deletes and restores rows. The list changes at once, and changes back if the server refuses. */
export function useRemoval(list: EntryList) {
  const { resource } = list
  const dispatch = useStudioDispatch()
  const send = useSend()
  const notify = useNotify()
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([])
  const forget = (id: number) => setRemoved((all) => all.filter(({ row }) => row.id !== id))
  const showError = (text: string) => {
    notify(text, true)
    dispatch(api.util.invalidateTags([listTag(nouns[resource].tag)]))
  }

  const removeRow = async (row: Row, index: number) => {
    const patch = dispatch(list.updateRows((rows) => rows.filter(({ id }) => id !== row.id)))
    const deletion = send(list.remove(row.id))
    forget(row.id)
    setRemoved((all) => [...all, { row, index, deletion }])
    const { error } = await deletion
    // Not found: deleted in another window, or by this request before its response was lost.
    if (!error || isNotFound(error)) return
    patch.undo()
    forget(row.id)
    const reason = failureReason(error, 'Entri lain masih memakainya.')
    showError(`“${list.summarize(row).title}” tidak terhapus. ${reason}`)
  }

  /** @param index the place among the rows that are not deleted */
  const restoreRow = async ({ row, deletion }: RemovedRow, index: number) => {
    const insert = <AnyRow extends Row>(rows: AnyRow[]) => rows.toSpliced(index, 0, row as AnyRow)
    const patch = dispatch(list.updateRows(insert))
    await deletion
    const { error } = await send(
      historyApi.endpoints.restoreEntry.initiate({ resource, id: row.id }),
    )
    if (!error) return forget(row.id)
    patch.undo()
    const reason = failureReason(error, nameIsTaken)
    showError(`“${list.summarize(row).title}” tidak dipulihkan. ${reason}`)
  }

  return { removed, removeRow, restoreRow }
}
