import { useState } from 'react'
import { api } from '../../api/api'
import { isUnauthorized } from '../../api/apiError'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import { historyApi } from '../../features/history/historyApi'
import { useTexts } from '../../language/TextsContext'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useWrite, type WriteMessages } from '../notices/noticesSlice'
import { useStudioDispatch, type StudioThunk } from '../useStudioDispatch'
import { type ChangeRows, type EntryList, entrySubject, type Row } from './entryList'

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

export function useRemoval(list: EntryList, rows: readonly Row[] = []) {
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([])
  const { write, change } = useListWrites(list)
  const { lists, failures } = useStudioTexts()
  const siteTexts = useTexts()
  const missing = removed.filter(({ row }) => rows.every(({ id }) => id !== row.id))
  const all = withRemoved(rows, missing)
  const without = (id: number) => (known: readonly RemovedRow[]) =>
    known.filter(({ row }) => row.id !== id)
  const about = (row: Row) => ({
    title: list.summarize(row, siteTexts).title,
    subject: entrySubject(list, row.id),
  })

  const hide = (row: Row) => change((rows) => rows.filter(({ id }) => id !== row.id))
  /** Inserts a row before the one that follows it; others may be deleted or back meanwhile. */
  const show = (row: Row) => {
    const place = all.findIndex(({ id }) => id === row.id)
    const following = all.slice(place + 1).map(({ id }) => id)
    change(<AnyRow extends Row>(rows: AnyRow[]) => {
      const others = rows.filter(({ id }) => id !== row.id)
      const index = others.findIndex(({ id }) => following.includes(id))
      return others.toSpliced(index < 0 ? others.length : index, 0, row as AnyRow)
    })
  }

  const removeRow = async (row: Row, index: number) => {
    hide(row)
    const { title, subject } = about(row)
    const messages = { failure: lists.notRemoved(title), subject, isDeletion: true }
    const deletion = write(list.remove(row.id), messages)
    setRemoved((known) => [...without(row.id)(known), { row, index, deletion }])
    if ((await deletion).isDone) return
    show(row)
    setRemoved(without(row.id))
  }

  const restoreRow = async ({ row, deletion }: RemovedRow) => {
    show(row)
    await deletion
    const entry = { resource: list.resource, id: row.id }
    const { title, subject } = about(row)
    const { isDone } = await write(historyApi.endpoints.restoreEntry.initiate(entry), {
      failure: lists.notRestored(title),
      reasons: { 409: failures.nameTaken },
      subject,
    })
    if (isDone) setRemoved(without(row.id))
    else hide(row)
  }

  const remove = (ids: readonly number[]) => {
    for (const [index, row] of all.entries()) {
      if (ids.includes(row.id)) void removeRow(row, index)
    }
  }
  const restore = (ids: readonly number[]) => {
    for (const one of missing) if (ids.includes(one.row.id)) void restoreRow(one)
  }
  return { all, removedIds: missing.map(({ row }) => row.id), remove, restore }
}

function withRemoved(rows: readonly Row[], removed: readonly RemovedRow[]): Row[] {
  const all = [...rows]
  for (const { row, index } of removed.toSorted((one, other) => one.index - other.index)) {
    all.splice(index, 0, row)
  }
  return all
}

type ListWrite = StudioThunk<PromiseLike<{ error?: unknown }>>

export function useListWrites(list: EntryList) {
  const dispatch = useStudioDispatch()
  const write = useWrite()
  return {
    change: (change: ChangeRows) => dispatch(list.updateRows(change)),
    /**
     * After a failure, the list is read again, unless the owner has not signed in: reading would ask
     * for it once more.
     */
    write: async (request: ListWrite, messages: WriteMessages) => {
      const result = await write(request, messages)
      if (!result.isDone && !isUnauthorized(result.error)) {
        dispatch(api.util.invalidateTags([listTag(nouns[list.resource].tag)]))
      }
      return result
    },
  }
}
