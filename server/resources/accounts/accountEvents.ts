import type { FastifyRequest } from 'fastify'
import { ownerId } from '../../database/schema'

type AccountEvent =
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'sessions_ended'
  | 'passkey_added'
  | 'passkey_removed'
  | 'password_changed'
  | 'password_change_refused'
  | 'password_removed'
  | 'invitation_accepted'
  | 'invitation_refused'
  | 'token_refused'

interface Details {
  method?: 'passkey' | 'password'
  passkey?: string
  /** Seconds in which no password is checked, after too many wrong ones. */
  wait?: number
}

/** Logs an event with the address of the client, at a level that is logged by default. */
export function logAccountEvent(
  request: FastifyRequest,
  event: AccountEvent,
  details: Details = {},
): void {
  request.log.warn({ event, account: ownerId, ...details, req: request }, 'account event')
}
