import { api } from '../../api/api'
import type { SubscriptionInput } from '../../contract/messages'

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<unknown, SubscriptionInput>({
      query: (body) => ({ url: '/subscriptions', method: 'POST', body }),
      extraOptions: { withoutRetries: true },
    }),
  }),
})
