import { Type } from 'typebox'
import { DoneData } from '../../../src/contract/schema/envelope'
import {
  MessageChanges,
  MessagesData,
  MessagesFileData,
  MessagesFormat,
  UnreadData,
} from '../../../src/contract/messages'
import { studioRoute } from '../accounts/studioRoute'
import { deleteById } from '../../database/entries/deleteById'
import { notFound } from '../../http/HttpError'
import { PageQuery, paginationOf, success, type Routes } from '../routeSchemas'
import { toCsv, toJson } from './exportMessages'
import { countUnread, listMessages, markRead, readInbox } from './repository'

const params = Type.Object({ messageId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) })

export const inboxRoutes: Routes = async (app) => {
  const { db } = app
  app.get(
    '/studio/messages',
    studioRoute('owner', 'listMessages', MessagesData, { querystring: PageQuery }),
    async ({ query }) => {
      const { rows: messages, total } = await readInbox(db, query)
      return success({ messages, pagination: paginationOf(query, total) })
    },
  )
  app.get(
    '/studio/messages/unread',
    studioRoute('owner', 'countUnreadMessages', UnreadData),
    async () => success({ unread: await countUnread(db) }),
  )
  app.get(
    '/studio/messages/export/:format',
    studioRoute('owner', 'exportMessages', MessagesFileData, {
      params: Type.Object({ format: MessagesFormat }),
    }),
    async ({ params: { format } }) => {
      const messages = await listMessages(db)
      return success({ text: format === 'csv' ? toCsv(messages) : toJson(messages) })
    },
  )
  app.put(
    '/studio/messages/:messageId',
    studioRoute('owner', 'updateMessage', DoneData, { params, body: MessageChanges }),
    async ({ params: { messageId }, body }) => {
      if (!(await markRead(db, messageId, body.is_read))) throw notFound('Message')
      return success({})
    },
  )
  app.delete(
    '/studio/messages/:messageId',
    studioRoute('owner', 'deleteMessage', DoneData, { params }),
    async ({ params: { messageId } }) => {
      if (!(await deleteById(db, 'messages', messageId))) throw notFound('Message')
      return success({})
    },
  )
}
