import { createSlice } from '@reduxjs/toolkit'

/** The status of the form; `rejected` concerns the address. */
type SubscriptionStatus = 'idle' | 'submitting' | 'success' | 'rejected' | 'error'

interface SubscriptionsState {
  /** Whether the host sends confirmation mails; if not, the form has no effect. */
  isOffered: boolean
  status: SubscriptionStatus
}

const initialState: SubscriptionsState = { isOffered: false, status: 'idle' }

export const subscriptionsSlice = createSlice({
  name: 'subscriptions',
  initialState,
  reducers: {
    submitted(state) {
      state.status = 'submitting'
    },
    succeeded(state) {
      state.status = 'success'
    },
    rejected(state) {
      state.status = 'rejected'
    },
    failed(state) {
      state.status = 'error'
    },
    corrected(state) {
      state.status = 'idle'
    },
  },
  selectors: { selectSubscriptions: (state) => state },
})
