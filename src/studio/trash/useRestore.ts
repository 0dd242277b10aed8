import type { DeletableResource } from '../../contract/studio'
import { elementIds } from '../../lib/elementIds'
import { historyApi } from '../../features/history/historyApi'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = historyApi

/** Restores an entry. It leaves the trash at once, and comes back if the server refuses. */
export function useRestore() {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  return async (entry: { resource: DeletableResource; id: number }, title: string) => {
    const patch = dispatch(
      util.updateQueryData('listTrash', undefined, (entries) =>
        entries.filter(({ resource, id }) => resource !== entry.resource || id !== entry.id),
      ),
    )
    // The pressed button is gone.
    document.getElementById(elementIds.main)?.focus()
    const { error } = await withSession(async () =>
      dispatch(endpoints.restoreEntry.initiate(entry)),
    )
    if (error) patch.undo()
    const text = error
      ? `“${title}” tidak dipulihkan. ${failureReason(error, 'Nama atau alamatnya sudah dipakai entri lain.')}`
      : `“${title}” dipulihkan.`
    dispatch(noticesSlice.actions.shown({ text, isError: error !== undefined }))
  }
}
