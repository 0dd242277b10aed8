import { api } from '../../api/api'
import { messageOf } from '../../api/apiError'
import type { ContactFields } from './contactSlice'
import { deliverMessage } from './deliverMessage'

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, ContactFields & { website?: string }>({
      queryFn: async ({ website, ...fields }) => {
        try {
          await deliverMessage(fields, website)
          return { data: null }
        } catch (error) {
          return { error: { kind: 'network', message: messageOf(error) } }
        }
      },
    }),
  }),
})
