import { useRef } from 'react'
import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import { historyApi } from '../../features/history/historyApi'
import { useTexts } from '../../language/TextsContext'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useEndNotice, useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import type { EntryList, Row } from './entryList'
import type { RowOrder } from './useRowDragging'

const { sortEntries } = historyApi.endpoints

/**
 * Moves the rows of a list within their groups.
 * @param announce tells screen readers the new place of a row
 * @returns a function for how a row can be moved
 */
export function useOrder(
  list: EntryList,
  rows: readonly Row[],
  announce: (text: string) => void,
): (row: Row) => RowOrder | undefined {
  const saveOrder = useSaveOrder(list)
  const { lists } = useStudioTexts()
  const texts = useTexts()
  const ids = rows.map(({ id }) => id)

  return (row) => {
    if (!list.isSortable) return undefined
    const groupName = list.groupOf?.(row)
    const group = rows.filter((other) => list.groupOf?.(other) === groupName).map(({ id }) => id)
    const place = group.indexOf(row.id)
    const moveTo = (id: number, target: number | undefined) => {
      const moved = rows.find((other) => other.id === id)
      if (target === undefined || !moved) return
      const others = ids.filter((other) => other !== id)
      saveOrder(ids, others.toSpliced(ids.indexOf(target), 0, id))
      const newPlace = group.indexOf(target) + 1
      announce(lists.place(list.summarize(moved, texts).title, newPlace, group.length))
    }
    return {
      group: `${list.resource} ${groupName}`,
      place,
      isFirst: place === 0,
      isLast: place === group.length - 1,
      onMove: (step) => moveTo(row.id, group[place + step]),
      onDrop: (id) => moveTo(id, row.id),
    }
  }
}

interface Saving {
  /** The order of the server. */
  saved: readonly number[]
  /** The order to save next. */
  next?: readonly number[]
}

/**
 * Saves the order of a list. The list changes at once, and changes back if the server refuses.
 * Orders are saved one after another, so that the last one wins; those in between are left out.
 */
function useSaveOrder(list: EntryList) {
  const dispatch = useStudioDispatch()
  const send = useSend()
  const notify = useNotify()
  const endNotice = useEndNotice()
  const texts = useStudioTexts()
  const saving = useRef<Saving>(undefined)

  const showOrder = (ids: readonly number[]) =>
    dispatch(list.updateRows((rows) => sortRows(rows, ids)))

  const saveAll = async (current: Saving) => {
    while (current.next && list.isSortable) {
      const ids = current.next
      current.next = undefined
      const order = { resource: list.resource, ids: [...ids] }
      const { error } = await send(sortEntries.initiate(order))
      if (error) {
        showOrder(current.saved)
        const reason = failureReason(texts, error, texts.lists.changedElsewhere)
        notify(texts.lists.notSorted(reason), true, list.resource)
        dispatch(api.util.invalidateTags([listTag(nouns[list.resource].tag)]))
        break
      }
      current.saved = ids
      endNotice(list.resource)
    }
    saving.current = undefined
  }

  /** @param before the order that is shown; @param after the wanted order */
  return (before: readonly number[], after: readonly number[]) => {
    showOrder(after)
    if (saving.current) {
      saving.current.next = after
    } else {
      saving.current = { saved: before, next: after }
      void saveAll(saving.current)
    }
  }
}

/** Sorts rows like a list of ids; rows that the list lacks stay at the end. */
function sortRows<AnyRow extends Row>(rows: readonly AnyRow[], ids: readonly number[]): AnyRow[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}
