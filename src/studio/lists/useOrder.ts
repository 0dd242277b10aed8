import { useRef } from 'react'
import { api } from '../../api/api'
import { listTag } from '../../api/tags'

import { historyApi, resourceTags } from '../../features/history/historyApi'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import type { EntryListDefinition } from './entryList'
import { sortRows } from './rows'

const { sortEntries } = historyApi.endpoints

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
export function useOrder<Row extends { id: number }>(list: EntryListDefinition<Row>) {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const saving = useRef<Saving>(undefined)

  const showOrder = (ids: readonly number[]) =>
    dispatch(list.updateRows((rows) => sortRows(rows, ids)))

  const saveAll = async (current: Saving) => {
    while (current.next && list.isSortable) {
      const ids = current.next
      current.next = undefined
      const order = { resource: list.resource, ids: [...ids] }
      const { error } = await withSession(async () => dispatch(sortEntries.initiate(order)))
      if (error) {
        showOrder(current.saved)
        const reason = failureReason(error, 'Daftarnya sudah berubah di tempat lain.')
        const text = `Urutan tidak tersimpan. ${reason}`
        dispatch(noticesSlice.actions.shown({ text, isError: true }))
        dispatch(api.util.invalidateTags([listTag(resourceTags[list.resource])]))
        break
      }
      current.saved = ids
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
