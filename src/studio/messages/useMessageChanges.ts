import { isNotFound } from '../../api/apiError'
import type { Message, MessagesData } from '../../contract/messages'
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
    const mark = (value: boolean) =>
      updateList(({ messages }) => {
        for (const message of messages) if (message.id === id) message.is_read = value
      })
    mark(isRead)
    const request = { id, changes: { is_read: isRead } }
    const { error } = await send(endpoints.updateMessage.initiate(request))
    if (!report(error, { failure: texts.notMarked, subject: id })) mark(!isRead)
  }

  const remove = async (message: Message) => {
    updateList((list) => {
      list.messages = list.messages.filter(({ id }) => id !== message.id)
      list.pagination.totalData -= 1
    })
    focusMain()
    const { error } = await send(endpoints.deleteMessage.initiate(message.id))
    const failed = isNotFound(error) ? undefined : error
    if (report(failed, { failure: texts.notRemoved, success: texts.removed })) return
    updateList(({ messages, pagination }) => {
      if (messages.some(({ id }) => id === message.id)) return
      messages.push(message)
      messages.sort((one, other) => other.created_at.localeCompare(one.created_at))
      pagination.totalData += 1
    })
  }

  return { markRead, remove }
}
