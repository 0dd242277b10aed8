import { fetchTransport } from '../../api/baseQuery'
import type { Transport } from '../../api/transport'
import type { PreviewMessage } from './messages'

/** A response of the API within that of the preview. */
interface Response {
  status: string
  statusCode?: number
}

/**
 * Sends each read with the draft, so that the server answers as if it were saved. Nothing else is
 * sent: a preview changes nothing.
 */
export function createPreviewTransport(currentDraft: () => PreviewMessage['draft']): Transport {
  return async (args, api, extraOptions) => {
    const { url, params, method = 'GET' } = typeof args === 'string' ? { url: args } : args
    if (method !== 'GET') {
      return { error: { status: 'CUSTOM_ERROR', error: 'Pratinjau tidak mengirim apa pun.' } }
    }
    const path = params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url
    const body = { ...currentDraft(), path }
    const request = { url: '/studio/preview', method: 'POST', body }
    const { data, error } = await fetchTransport(request, api, extraOptions)
    if (error) return { error }
    const { response } = (data as { data: { response: Response } }).data
    const { status, statusCode = 200 } = response
    return status === 'error'
      ? { error: { status: statusCode, data: response } }
      : { data: response }
  }
}
