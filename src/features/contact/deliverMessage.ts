import { env } from '../../env'
import type { ContactFields } from './contactSlice'

/** Milliseconds that stand in for sending, where nothing is configured to send to. */
const simulatedDelay = 2000
const timeout = 10_000

/**
 * Sends a message to the endpoint that the owner configured; without one, only waits.
 * @param website what stands in the field that only robots see
 * @throws where the endpoint does not take it
 */
export async function deliverMessage(fields: ContactFields, website?: string): Promise<void> {
  if (!env.contactEndpoint) {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay))
    return
  }
  const response = await fetch(env.contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(website ? { ...fields, website } : fields),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`Message refused with status ${response.status}`)
}
