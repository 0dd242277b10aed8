import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useEndNotice, useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import {
  entrySubject,
  hiddenStatus,
  visibilityValues,
  type Entry,
  type EntryList,
} from './entryList'
import { useFormRequest } from './useFormRequest'

/**
 * Returns a function that hides entries from visitors or shows them. The list changes at once, and
 * changes back if the server refuses.
 * @param announce tells screen readers what has changed
 */
export function useVisibility(
  list: EntryList,
  { requests }: FormDefinition,
  announce: (text: string) => void,
) {
  const dispatch = useStudioDispatch()
  const send = useFormRequest()
  const notify = useNotify()
  const endNotice = useEndNotice()
  const texts = useStudioTexts()
  const { visibility: field } = list

  return async (entries: readonly Entry[], isHidden: boolean): Promise<void> => {
    if (!field || entries.length === 0) return
    const changes = { [field]: visibilityValues[field][isHidden ? 'hidden' : 'shown'] }
    const ids = entries.map(({ row }) => row.id)
    dispatch(
      list.updateRows((rows) =>
        rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes } : row)),
      ),
    )
    const [only, other] = entries
    const names = other ? texts.lists.count(entries.length) : only?.summary.title
    announce(`${names}: ${texts.lists.statuses[isHidden ? hiddenStatus(list) : 'published']}`)
    // At the same time, so that the list is read again once, after all of them.
    const results = await Promise.all(ids.map((id) => send(requests.update({ id, changes }))))
    for (const [index, { error }] of results.entries()) {
      const subject = entrySubject(list, ids[index])
      if (!error) {
        endNotice(subject)
        continue
      }
      const { title = '' } = entries[index]?.summary ?? {}
      notify(texts.lists.notChanged(title, failureReason(texts, error)), true, subject)
      dispatch(api.util.invalidateTags([listTag(nouns[list.resource].tag)]))
    }
  }
}
