import { api } from '../../api/api'
import { messageOf } from '../../api/apiError'
import type { ContactChannel } from './contactChannel'
import { deliverMessage, type Message } from './deliverMessage'

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, Message & { channel: ContactChannel }>({
      queryFn: async ({ channel, ...message }) => {
        try {
          await deliverMessage(channel, message)
          return { data: null }
        } catch (error) {
          return { error: { kind: 'network', message: messageOf(error) } }
        }
      },
    }),
  }),
})
