import { isNotFound } from '../../api/apiError'
import type { MessagesData } from '../../contract/messages'
import { messagesApi } from '../../features/messages/messagesApi'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useReport } from '../notices/noticesSlice'
import { focusMain } from '../ui/focusMain'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = messagesApi

/**
 * Marks and deletes messages. The list changes at once, and changes back if the server refuses.
 * Notices do not name the message: they are part of the state that Redux DevTools show.
 * @param limit of the list that is shown
 */
export function useMessageChanges(limit: number) {
  const dispatch = useStudioDispatch()
  const send = useSend()
  const report = useReport()
  const { messages: texts } = useStudioTexts()
  const updateList = (change: (list: MessagesData) => void) =>
    dispatch(util.updateQueryData('listMessages', { limit }, change))

  const markRead = async (id: string, isRead: boolean) => {
    const patch = updateList(({ messages }) => {
      for (const message of messages) if (message.id === id) message.is_read = isRead
    })
    const request = { id, changes: { is_read: isRead } }
    const { error } = await send(endpoints.updateMessage.initiate(request))
    if (!report(error, { failure: texts.notMarked, subject: id })) patch.undo()
  }

  const remove = async (id: string) => {
    const patch = updateList((list) => {
      const rest = list.messages.filter((message) => message.id !== id)
      list.pagination.totalData -= list.messages.length - rest.length
      list.messages = rest
    })
    focusMain()
    const { error } = await send(endpoints.deleteMessage.initiate(id))
    const failed = isNotFound(error) ? undefined : error
    if (!report(failed, { failure: texts.notRemoved, success: texts.removed })) patch.undo()
  }

  return { markRead, remove }
}
