import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { PasskeyInput, PasskeySignIn } from '../../../src/contract/account'
import type { Db } from '../../database/schema'
import { storeSecret, consumeSecret } from '../../database/secrets'
import { badRequest } from '../../http/HttpError'
import { findOwnerName } from '../profiles'
import {
  findOwner,
  findPasskey,
  listPasskeys,
  storePasskey,
  touchPasskey,
  type StoredPasskey,
} from './ownerRepository'
import { signInOrigin } from './signIn'

// Imported at the first use: most processes never sign anybody in.
const load = () => import('@simplewebauthn/server')

/** Milliseconds that the owner has for the dialog of the browser, and in which a challenge is valid. */
const timeout = 5 * 60_000

/** The options with which the browser creates a passkey for the account: one that verifies its user. */
export async function createPasskeyOptions(request: FastifyRequest) {
  const { db } = request.server
  const { generateRegistrationOptions } = await load()
  const name = await findOwnerName(db)
  const options = await generateRegistrationOptions({
    rpName: `Studio ${name}`,
    rpID: new URL(signInOrigin(request)).hostname,
    userID: new Uint8Array(Buffer.from((await findOwner(db))?.user_handle ?? '', 'base64url')),
    userName: name,
    userDisplayName: name,
    timeout,
    excludeCredentials: (await listPasskeys(db)).map(toCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeSecret(db, 'challenges', options.challenge, timeout)
  return options
}

export async function registerPasskey(
  db: Db,
  request: FastifyRequest,
  { name, credential: response }: PasskeyInput,
): Promise<string> {
  const { verifyRegistrationResponse } = await load()
  const options = { response, ...expectations(db, request) }
  const verification = await verifyRegistrationResponse(options).catch(invalid)
  if (!verification?.verified) throw badRequest([{ path: 'credential', message: 'is not valid' }])
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential
  const passkey = {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    name,
  }
  return storePasskey(db, passkey, Date.now())
}

export async function createSignInOptions(request: FastifyRequest) {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: new URL(signInOrigin(request)).hostname,
    timeout,
    userVerification: 'required',
  })
  await storeSecret(request.server.db, 'challenges', options.challenge, timeout)
  return options
}

export async function verifyPasskey(
  request: FastifyRequest,
  { credential: response }: PasskeySignIn,
): Promise<{ id?: string; isValid: boolean }> {
  const { db } = request.server
  const expected = expectations(db, request)
  const passkey = await findPasskey(db, String(response.id))
  if (!passkey) return { isValid: false }
  const { id, public_key, counter } = passkey
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  const credential = { ...toCredential(passkey), publicKey, counter }
  const { verifyAuthenticationResponse } = await load()
  const options = { response, ...expected, credential }
  const verification = await verifyAuthenticationResponse(options).catch(invalid)
  if (!verification?.verified) return { id, isValid: false }
  await touchPasskey(db, id, verification.authenticationInfo.newCounter)
  return { id, isValid: true }
}

function expectations(db: Db, request: FastifyRequest) {
  const origin = signInOrigin(request)
  return {
    expectedChallenge: (challenge: string) => consumeSecret(db, 'challenges', challenge),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

function toCredential({ credential_id, transports }: StoredPasskey) {
  return { id: credential_id, transports: JSON.parse(transports) as AuthenticatorTransport[] }
}

/** The library rejects for whatever is not valid in a response. */
const invalid = () => undefined
