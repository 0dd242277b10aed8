import { env } from '../../env'
import type { ContactChannel } from './contactChannel'
import type { ContactFields } from './contactSlice'

/** Milliseconds from the submission to its success, at least. */
const minDurationMs = 2000
const timeoutMs = 10_000

export interface Message extends ContactFields {
  /** Value of the hidden field that only bots fill in. */
  website?: string
}

/**
 * Sends a message through a channel. Resolves after two seconds or more.
 * @throws if the message is not accepted
 */
export async function deliverMessage(channel: ContactChannel, message: Message): Promise<void> {
  const minDuration = new Promise((resolve) => setTimeout(resolve, minDurationMs))
  if (channel !== 'simulated') await postMessage(channel, message)
  await minDuration
}

async function postMessage(channel: ContactChannel, message: Message): Promise<void> {
  const url = channel === 'server' ? `${env.apiBase}/contact` : env.contactEndpoint
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, website: message.website || undefined }),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`Message rejected with status ${response.status}`)
}
