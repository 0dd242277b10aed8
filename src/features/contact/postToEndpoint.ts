import { env } from '../../env'
import type { ContactFields } from './contactSlice'

const timeoutMs = 10_000

export interface Message extends ContactFields {
  /** Value of the hidden field that only bots fill in. */
  website?: string
}

/**
 * Posts a message to the configured endpoint of another service, without the API's token.
 * @throws if the message is not accepted: a redirect or a page is no confirmation
 */
export async function postToEndpoint(message: Message): Promise<void> {
  const response = await fetch(env.contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!response.ok || isPage) throw new Error(`Message rejected with status ${response.status}`)
}
