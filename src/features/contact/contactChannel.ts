import type { ContactHost } from '../../contract/contact'
import { env } from '../../env'

/**
 * How a message reaches the owner: stored by Karya's server, posted to the configured endpoint,
 * written as an email by the visitor, or not at all, because sending is simulated.
 */
export type ContactChannel = 'server' | 'endpoint' | 'email' | 'simulated'

/** @param host of the document; absent on a static host that serves the plain build */
export function contactChannel(host: ContactHost | undefined): ContactChannel {
  if (host === 'server' || host === 'simulated') return host
  // A static host may forward the API to Karya's server.
  if (env.contactEndpoint === `${env.apiBase}/contact`) return 'server'
  return env.contactEndpoint ? 'endpoint' : (host ?? 'simulated')
}
