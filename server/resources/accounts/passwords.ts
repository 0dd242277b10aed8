import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../http/HttpError'
import { logAccountEvent } from './accountEvents'
import { countAttempt, deleteAttempts } from './attemptRepository'
import { readDevice } from './cookies'
import { findOwner } from './ownerRepository'

/** OWASP's parameters for scrypt with 32 MiB. */
const parameters = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** Compared where there is no password, so that the response takes the same time. */
const noHash = format(randomBytes(16), randomBytes(keyLength))

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return format(salt, await derive(password, salt, parameters))
}

/** @param hash null where there is no password: never matches, after the same time */
export async function matchesPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? noHash).split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null
}

function format(salt: Buffer, key: Buffer): string {
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node's default limit is just below what these parameters need.
    scrypt(password, salt, keyLength, { ...options, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

interface Attempt {
  password: string
  /** The key under which wrong passwords are counted. */
  key: string
  /** The event that is logged if the password is wrong, or not checked. */
  refusal: 'sign_in_refused' | 'password_change_refused'
}

export async function verifyPassword(request: FastifyRequest, attempt: Attempt): Promise<boolean> {
  const { db } = request.server
  const { password, key, refusal } = attempt
  const wait = Math.ceil((await countAttempt(db, key, Date.now())) / 1000)
  if (wait > 0) {
    logAccountEvent(request, refusal, { method: 'password', wait })
    throw new HttpError(429, `Too many wrong passwords: try again in ${wait} s`)
  }
  const owner = await findOwner(db)
  const isRight = await matchesPassword(password, owner?.password_hash ?? null)
  if (isRight) await deleteAttempts(db, key)
  else logAccountEvent(request, refusal, { method: 'password' })
  return isRight
}

/**
 * The key under which wrong passwords of a sign-in are counted: the device, if the owner has signed in
 * there before, and otherwise all strangers together, who cannot keep the owner's devices out.
 */
export async function attemptKey({ server, headers }: FastifyRequest): Promise<string> {
  const owner = await findOwner(server.db)
  const device = owner && readDevice(headers.cookie, owner.device_key)
  return device === undefined ? 'strangers' : `device ${device}`
}
