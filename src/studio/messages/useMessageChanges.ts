import { isNotFound } from '../../api/apiError'
import type { MessagesData } from '../../contract/messages'
import { messagesApi } from '../../features/messages/messagesApi'
import { elementIds } from '../../lib/elementIds'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = messagesApi

/**
 * Marks and deletes messages. The list changes at once, and changes back if the server refuses.
 * @param limit of the list that is shown
 */
export function useMessageChanges(limit: number) {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const updateList = (change: (list: MessagesData) => void) =>
    dispatch(util.updateQueryData('listMessages', { limit }, change))
  // Without the subject: notices are part of the state that Redux DevTools show.
  const show = (text: string, isError = false) =>
    dispatch(noticesSlice.actions.shown({ text, isError }))

  const markRead = async (id: string, isRead: boolean) => {
    const patch = updateList(({ messages }) => {
      for (const message of messages) if (message.id === id) message.is_read = isRead
    })
    const request = { id, changes: { is_read: isRead } }
    const { error } = await withSession(async () =>
      dispatch(endpoints.updateMessage.initiate(request)),
    )
    if (!error) return
    patch.undo()
    show(`Pesan tidak ditandai. ${failureReason(error)}`, true)
  }

  const remove = async (id: string) => {
    const patch = updateList((list) => {
      const rest = list.messages.filter((message) => message.id !== id)
      list.pagination.totalData -= list.messages.length - rest.length
      list.messages = rest
    })
    // The pressed button is gone.
    document.getElementById(elementIds.main)?.focus()
    const { error } = await withSession(async () => dispatch(endpoints.deleteMessage.initiate(id)))
    if (!error || isNotFound(error)) return void show('Pesan dihapus.')
    patch.undo()
    show(`Pesan tidak terhapus. ${failureReason(error)}`, true)
  }

  return { markRead, remove }
}
