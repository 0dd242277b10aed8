import type { FastifyRequest } from 'fastify'
import type { PasskeyInput } from '../../../src/contract/account'
import { profileDefaults } from '../../../src/lib/profileDefaults'
import { ownerId } from '../../database/ownerId'
import type { Db } from '../../database/schema'
import { badRequest } from '../../http/HttpError'
import { findProfile } from '../profiles/repository'
import { findOwner, storeChallenge, takeChallenge } from './ownerRepository'
import { listPasskeys, storePasskey } from './passkeyRepository'
import { signInOrigin } from './signIn'
import { registrationOptions, verifyRegistration } from './webauthn'

/** The options with which the browser creates a passkey for the account. */
export async function createPasskeyOptions(request: FastifyRequest) {
  const { db } = request.server
  const options = await registrationOptions({
    origin: signInOrigin(request),
    userHandle: (await findOwner(db))?.user_handle ?? '',
    name: await ownerName(db),
    existing: await listPasskeys(db),
  })
  await storeChallenge(db, options.challenge, Date.now())
  return options
}

/**
 * Stores a passkey that the browser has created.
 * @returns its id
 * @throws HttpError 400 if the response of the browser is not valid
 */
export async function registerPasskey(
  db: Db,
  request: FastifyRequest,
  { name, credential }: PasskeyInput,
): Promise<string> {
  const now = Date.now()
  const passkey = await verifyRegistration(credential, signInOrigin(request), (challenge) =>
    takeChallenge(db, challenge, now),
  )
  if (!passkey) throw badRequest([{ path: 'credential', message: 'is not valid' }])
  return (await storePasskey(db, { ...passkey, name }, now)).id
}

/** The words that a password must not consist of. */
export async function siteWords(request: FastifyRequest): Promise<string[]> {
  const { db, publicUrl } = request.server
  return [await ownerName(db), request.host, publicUrl ?? '']
}

async function ownerName(db: Db): Promise<string> {
  const profile = await findProfile(db, ownerId)
  return profile?.full_name.trim() || profileDefaults.full_name
}
