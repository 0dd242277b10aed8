import { array, boolean, picklist } from 'valibot'
import { objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type { Message, MessagesData, MessagesFileData, UnreadData } from '../../contract/messages'

export const messagesDataSchema = objectSchema<MessagesData>({
  messages: array(
    objectSchema<Message>({
      id: required.text,
      name: required.text,
      email: required.text,
      subject: required.text,
      message: required.text,
      created_at: required.text,
      is_read: boolean(),
      delivery: picklist(['delivered', 'waiting', 'stored']),
      last_error: optional.text,
    }),
  ),
  pagination: paginationSchema,
})

export const unreadDataSchema = objectSchema<UnreadData>({ unread: required.number })

export const messagesFileDataSchema = objectSchema<MessagesFileData>({ text: required.text })
