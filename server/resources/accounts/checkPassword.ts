import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../http/HttpError'
import { logAccountEvent } from './accountEvents'
import { countAttempt, forgetAttempts } from './attemptRepository'
import { readDevice } from './cookies'
import { findOwner } from './ownerRepository'
import { matchesPassword } from './passwordHash'

interface Attempt {
  password: string
  /** What wrong passwords are counted for. */
  key: string
  /** What is logged if the password is wrong, or not checked. */
  refusal: 'sign_in_refused' | 'password_change_refused'
}

/**
 * Checks the password of the account, if it has one.
 * @returns whether it is right
 * @throws HttpError 429 after too many wrong passwords
 */
export async function checkPassword(request: FastifyRequest, attempt: Attempt): Promise<boolean> {
  const { db } = request.server
  const { password, key, refusal } = attempt
  const wait = Math.ceil((await countAttempt(db, key, Date.now())) / 1000)
  if (wait > 0) {
    logAccountEvent(request, refusal, { method: 'password', wait })
    throw new HttpError(429, `Too many wrong passwords: try again in ${wait} s`)
  }
  const owner = await findOwner(db)
  const isRight = await matchesPassword(password, owner?.password_hash ?? null)
  if (isRight) await forgetAttempts(db, key)
  else logAccountEvent(request, refusal, { method: 'password' })
  return isRight
}

/**
 * What the wrong passwords of a sign-in are counted for: the device, if the owner has signed in
 * there before, and otherwise all strangers together, who cannot keep the owner's devices out.
 */
export async function attemptKey({ server, headers }: FastifyRequest): Promise<string> {
  const owner = await findOwner(server.db)
  const device = owner && readDevice(headers.cookie, owner.device_key)
  return device === undefined ? 'strangers' : `device ${device}`
}
