import type { Message, MessagesData } from '../../contract/messages'
import { messagesApi } from '../../features/messages/messagesApi'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useWrite } from '../notices/noticesSlice'
import { focusMain } from '../ui/focus'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = messagesApi

/**
 * Marks and deletes messages. The list changes at once, and changes back if the server refuses.
 * @param limit of the list that is shown
 */
export function useMessageChanges(limit: number) {
  const dispatch = useStudioDispatch()
  const write = useWrite()
  const { messages: texts } = useStudioTexts()
  const updateList = (change: (list: MessagesData) => void) =>
    dispatch(util.updateQueryData('listMessages', { limit }, change))

  const markRead = async (id: string, isRead: boolean) => {
    const mark = (value: boolean) =>
      updateList(({ messages }) => {
        for (const message of messages) if (message.id === id) message.is_read = value
      })
    mark(isRead)
    const request = endpoints.updateMessage.initiate({ id, changes: { is_read: isRead } })
    const { isDone } = await write(request, { failure: texts.notMarked, subject: id })
    if (!isDone) mark(!isRead)
  }

  const remove = async (message: Message) => {
    updateList((list) => {
      list.messages = list.messages.filter(({ id }) => id !== message.id)
      list.pagination.totalData -= 1
    })
    focusMain()
    const request = endpoints.deleteMessage.initiate(message.id)
    const outcome = { failure: texts.notRemoved, success: texts.removed, isDeletion: true }
    const { isDone } = await write(request, outcome)
    if (isDone) return
    updateList(({ messages, pagination }) => {
      if (messages.some(({ id }) => id === message.id)) return
      messages.push(message)
      messages.sort((one, other) => other.created_at.localeCompare(one.created_at))
      pagination.totalData += 1
    })
  }

  return { markRead, remove }
}
