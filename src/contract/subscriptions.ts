import { Type, type Static } from 'typebox'
import { strict } from './inputs'

/** The address of a subscriber, as it was typed: with spaces around it, in any case. */
export const SubscriberAddress = Type.String({
  maxLength: 320,
  pattern: '^\\s*[^\\s@<>,;\\x00-\\x1f\\x7f]+@[^\\s@<>,;\\x00-\\x1f\\x7f]+\\s*$',
})

/** A visitor's wish to be told about new posts. */
export const SubscriptionInput = Type.Object({ email: SubscriberAddress }, strict)
export type SubscriptionInput = Static<typeof SubscriptionInput>

/** `data` of `POST /subscriptions`: empty, so that it does not tell who has subscribed already. */
export const SubscriptionData = Type.Object({})

/** The pages `/subscription/{step}`. */
export type SubscriptionStep =
  'requested' | 'confirm' | 'confirmed' | 'expired' | 'cancel' | 'cancelled' | 'failed'
