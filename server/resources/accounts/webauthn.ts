import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { NewPasskey, StoredPasskey } from './passkeyRepository'

// Imported at the first use: most processes never sign anybody in.
const load = () => import('@simplewebauthn/server')

/** Milliseconds that the owner has for the dialog of the browser. */
const timeout = 5 * 60_000

interface Registration {
  origin: string
  userHandle: string
  /** The owner, as the dialog of the browser shows it. */
  name: string
  existing: readonly StoredPasskey[]
}

/** The options with which the browser creates a passkey: one that verifies its user. */
export async function registrationOptions({ origin, userHandle, name, existing }: Registration) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: `Studio ${name}`,
    rpID: new URL(origin).hostname,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName: name,
    userDisplayName: name,
    timeout,
    excludeCredentials: existing.map(toCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The options with which the browser signs in by any passkey of the site. */
export async function authenticationOptions(origin: string) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    timeout,
    userVerification: 'required',
  })
}

/** Accepts a challenge once. */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** @returns the passkey that the browser has created; undefined if the response is not valid */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  origin: string,
  takeChallenge: TakeChallenge,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  const { verifyRegistrationResponse } = await load()
  const verification = await ignoreErrors(
    verifyRegistrationResponse({ response, ...expectations(origin, takeChallenge) }),
  )
  if (!verification?.verified) return undefined
  const { credential } = verification.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
  }
}

/** @returns the new signature counter; undefined if the response is not valid */
export async function verifyAuthentication(
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
  origin: string,
  takeChallenge: TakeChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load()
  const verification = await ignoreErrors(
    verifyAuthenticationResponse({
      response,
      ...expectations(origin, takeChallenge),
      credential: {
        ...toCredential(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}

function expectations(origin: string, takeChallenge: TakeChallenge) {
  return {
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

function toCredential({ credential_id, transports }: StoredPasskey) {
  return { id: credential_id, transports: JSON.parse(transports) as AuthenticatorTransport[] }
}

/** The library rejects for whatever is not valid in a response. */
async function ignoreErrors<T>(verification: Promise<T>): Promise<T | undefined> {
  try {
    return await verification
  } catch {
    return undefined
  }
}
