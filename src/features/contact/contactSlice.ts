import { createSlice } from '@reduxjs/toolkit'
import type { ContactHost } from '../../contract/messages'
import { env } from '../../env'

/**
 * How a message reaches the owner: stored by Karya's server, posted to the configured endpoint,
 * written as an email by the visitor, or not at all, because sending is simulated.
 */
export type ContactChannel = 'server' | 'endpoint' | 'email' | 'simulated'

type ContactStatus = 'idle' | 'submitting' | 'success' | 'error'

/** The submission; what the visitor types is in the form only. */
interface ContactState {
  channel: ContactChannel
  /** Whether the visitor has started to fill in the form. */
  touched: boolean
  status: ContactStatus
}

/** @param host of the document; absent on a static host that serves the plain build */
function contactChannel(host: ContactHost | undefined): ContactChannel {
  if (host === 'server' || host === 'simulated') return host
  // A static host may forward the API to Karya's server.
  if (env.contactEndpoint === `${env.apiBase}/contact`) return 'server'
  return env.contactEndpoint ? 'endpoint' : (host ?? 'simulated')
}

export function createContactState(host?: ContactHost): ContactState {
  return { channel: contactChannel(host), touched: false, status: 'idle' }
}

export const contactSlice = createSlice({
  name: 'contact',
  initialState: () => createContactState(),
  reducers: {
    started(state) {
      state.touched = true
    },
    /** A field is invalid: nothing was sent. */
    rejected(state) {
      state.status = 'idle'
    },
    submitted(state) {
      state.status = 'submitting'
    },
    succeeded(state) {
      state.status = 'success'
    },
    failed(state) {
      state.status = 'error'
    },
  },
  selectors: { selectContact: (state) => state },
})
