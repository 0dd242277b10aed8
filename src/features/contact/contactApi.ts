import { api } from '../../api/api'
import { messageOf } from '../../api/apiError'
import type { ContactFields } from './contactSlice'
import { deliverMessage } from './deliverMessage'

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, ContactFields>({
      queryFn: async (fields) => {
        try {
          await deliverMessage(fields)
          return { data: null }
        } catch (error) {
          return { error: { kind: 'network', message: messageOf(error) } }
        }
      },
    }),
  }),
})
