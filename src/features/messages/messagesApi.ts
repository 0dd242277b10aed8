import { api } from '../../api/api'
import { deleteRequest, pickData } from '../../api/entryEndpoints'
import type { MessageChanges, MessagesData, MessagesFormat } from '../../contract/messages'
import {
  messagesDataSchema,
  messagesFileDataSchema,
  unreadDataSchema,
} from '../../contract/responses/messages'

const unreadTag = { type: 'Message', id: 'UNREAD' } as const

export const firstMessages = { limit: 50 }

/** Visitors' messages, as their owner reads them. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<MessagesData, { limit: number }>({
      query: ({ limit }) => ({ url: '/studio/messages', params: { page: 1, limit } }),
      extraOptions: { dataSchema: messagesDataSchema },
      providesTags: [{ type: 'Message', id: 'LIST' }],
    }),
    countUnreadMessages: build.query<number, void>({
      query: () => '/studio/messages/unread',
      ...pickData(unreadDataSchema, 'unread'),
      providesTags: [unreadTag],
    }),
    updateMessage: build.mutation<unknown, { id: string; changes: MessageChanges }>({
      query: ({ id, changes }) => ({
        url: `/studio/messages/${id}`,
        method: 'PUT',
        body: changes,
      }),
      invalidatesTags: [unreadTag],
    }),
    deleteMessage: build.mutation<unknown, string>({
      query: deleteRequest('/studio/messages'),
      invalidatesTags: [unreadTag],
    }),
    // A mutation, so that the cache does not keep all texts.
    exportMessages: build.mutation<string, MessagesFormat>({
      query: (format) => `/studio/messages/export/${format}`,
      ...pickData(messagesFileDataSchema, 'text'),
    }),
  }),
})
