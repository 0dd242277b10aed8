import { api } from '../../api/api'
import type { ApiError } from '../../api/apiError'
import type { contactLimits } from '../../contract/constants'
import { env } from '../../env'
import type { ContactChannel } from './contactSlice'

/** Milliseconds from the submission to its success, at least. */
const minDurationMs = 2000
const endpointTimeoutMs = 10_000

export type ContactField = keyof typeof contactLimits

interface Message extends Record<ContactField, string> {
  /** Value of the hidden field that only bots fill in. */
  website?: string
}

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

/**
 * Posts a message to the configured endpoint of another service, without the API's token.
 * @throws if the message is not accepted: a redirect or a page is no confirmation
 */
async function postToEndpoint(message: Message): Promise<void> {
  const response = await fetch(env.contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(endpointTimeoutMs),
  })
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!response.ok || isPage) throw new Error(`Message rejected with status ${response.status}`)
}

function networkError(error: unknown): ApiError {
  return { kind: 'network', message: error instanceof Error ? error.message : '' }
}
