import { api } from '../../api/api'
import { messageOf, type ApiError } from '../../api/apiError'
import type { ContactChannel } from './contactChannel'
import { postToEndpoint, type Message } from './postToEndpoint'

/** Milliseconds from the submission to its success, at least. */
const minDurationMs = 2000

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message through a channel. Succeeds after two seconds or more. */
    sendMessage: build.mutation<null, Message & { channel: ContactChannel }>({
      queryFn: async ({ channel, ...fields }, _api, _extraOptions, fetchWithBaseQuery) => {
        const minDuration = new Promise((resolve) => setTimeout(resolve, minDurationMs))
        const body = { ...fields, website: fields.website || undefined }
        if (channel === 'server') {
          const request = { url: '/contact', method: 'POST', body, credentials: 'omit' } as const
          const { error } = await fetchWithBaseQuery(request)
          if (error) return { error }
        } else if (channel === 'endpoint') {
          const error = await postToEndpoint(body).catch(networkError)
          if (error) return { error }
        }
        await minDuration
        return { data: null }
      },
      extraOptions: { withoutRetries: true },
    }),
  }),
})

function networkError(error: unknown): ApiError {
  return { kind: 'network', message: messageOf(error) }
}
