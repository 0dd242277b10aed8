import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session, SignedInData } from '../../../src/contract/account'
import type { Db } from '../../database/schema'
import { HttpError } from '../../http/HttpError'
import { findOrigin, isConfidential } from './requestOrigin'
import { deviceCookie, readDevice, sessionCookie } from './cookies'
import { findOwner } from './ownerRepository'
import { createPublicId } from '../../database/secrets'
import { createSession, expiryOf, type StoredSession } from './sessionRepository'

/** @throws HttpError 426 over plain http, where others could read the session */
export function signInOrigin(request: FastifyRequest): string {
  const origin = findOrigin(request)
  if (origin !== undefined && isConfidential(origin)) return origin
  throw new HttpError(426, 'Signing in requires https, except on this machine itself (localhost)')
}

/**
 * Creates a session in place of the one of the request, and sends its cookie and the one of the
 * device.
 * @param passkeyId the passkey by which the owner has signed in, if there is one
 */
export async function startSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  passkeyId?: string,
): Promise<SignedInData> {
  const origin = signInOrigin(request)
  const device = describeDevice(request.headers['user-agent'])
  const replaced = request.session?.id
  const { session, token } = await createSession(db, device, Date.now(), { passkeyId, replaced })
  void reply.header('set-cookie', sessionCookie(origin, token))
  const owner = await findOwner(db)
  if (owner) {
    const id = readDevice(request.headers.cookie, owner.device_key) ?? createPublicId()
    void reply.header('set-cookie', deviceCookie(origin, id, owner.device_key))
  }
  return { session: presentSession(session, session.id) }
}

export function presentSession(session: StoredSession, currentId: string): Session {
  const { id, device, signed_in_at, used_at } = session
  return {
    id,
    device,
    signed_in_at: new Date(signed_in_at).toISOString(),
    used_at: new Date(used_at).toISOString(),
    expires_at: new Date(expiryOf(session)).toISOString(),
    is_current: id === currentId,
  }
}

/** Browsers by their mark in the header, the more special ones first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

function find(marks: readonly [RegExp, string][], userAgent: string): string | undefined {
  return marks.find(([pattern]) => pattern.test(userAgent))?.[1]
}

/** The browser and the system of a `User-Agent` header, for a list of sessions: `Chrome, Android`. */
export function describeDevice(userAgent = ''): string {
  return [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ')
}
