import { api } from '../../api/api'
import { deleteRequest } from '../../api/entryEndpoints'
import type {
  MessageChanges,
  MessagesData,
  MessagesFileData,
  MessagesFormat,
  UnreadData,
} from '../../contract/messages'

const unreadTag = { type: 'Message', id: 'UNREAD' } as const

export const firstMessages = { limit: 50 }

/** Visitors' messages, as their owner reads them. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<MessagesData, { limit: number }>({
      query: ({ limit }) => ({ url: '/studio/messages', params: { page: 1, limit } }),
      providesTags: [{ type: 'Message', id: 'LIST' }],
    }),
    countUnreadMessages: build.query<number, void>({
      query: () => '/studio/messages/unread',
      transformResponse: ({ unread }: UnreadData) => unread,
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
      transformResponse: ({ text }: MessagesFileData) => text,
    }),
  }),
})
