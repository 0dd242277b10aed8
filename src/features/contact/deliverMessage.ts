import { env } from '../../env'
import type { ContactFields } from './contactSlice'

/** Duration of simulated sending, if no endpoint is configured. */
const simulatedDelayMs = 2000
const timeoutMs = 10_000

/**
 * Sends a message to the configured endpoint; without one, simulates sending.
 * @param website value of the hidden field that only bots fill in
 * @throws if the endpoint does not accept the message
 */
export async function deliverMessage(fields: ContactFields, website?: string): Promise<void> {
  if (!env.contactEndpoint) {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs))
    return
  }
  const response = await fetch(env.contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(website ? { ...fields, website } : fields),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`Message rejected with status ${response.status}`)
}
