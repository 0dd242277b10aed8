import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { Type, type Static } from 'typebox'
import { Name, OrNull, strict, Timestamp } from './schema/values'

/** Objects of the WebAuthn standard, which its library checks. */
const WebAuthnObject = { type: 'object', additionalProperties: true } as const

const credential = <T>(name: string) =>
  Type.Unsafe<T>({
    ...WebAuthnObject,
    required: ['id', 'rawId', 'response', 'type'],
    description: `${name} of the WebAuthn standard`,
  })
const RegistrationResponse = credential<RegistrationResponseJSON>('RegistrationResponseJSON')
const AuthenticationResponse = credential<AuthenticationResponseJSON>('AuthenticationResponseJSON')

/** Identifies a passkey or a session; it is no secret. */
export const PublicId = Type.String({ pattern: '^[\\w-]{22}$' })

/** Longer than anybody types, and short enough to be hashed quickly. */
const Password = Type.String({ maxLength: 200 })

export const minPasswordLength = 15
const NewPassword = Type.String({ minLength: minPasswordLength, maxLength: 200 })

/** The secret of an invitation link. */
const InvitationSecret = Type.String({ pattern: '^[\\w-]{43}$' })

const Session = Type.Object({
  id: PublicId,
  /** The browser and the operating system, as far as they are known. */
  device: Type.String(),
  signed_in_at: Timestamp,
  used_at: Timestamp,
  expires_at: Timestamp,
  is_current: Type.Boolean(),
})
export type Session = Static<typeof Session>

/** `data` of `GET /studio/session`: without a session, nobody has signed in. */
export const SessionData = Type.Object({ session: Type.Optional(Session) })
export type SessionData = Static<typeof SessionData>
export const SignedInData = Type.Object({ session: Session })
export type SignedInData = Static<typeof SignedInData>

const Passkey = Type.Object({
  id: PublicId,
  name: Type.String(),
  created_at: Timestamp,
  used_at: OrNull(Timestamp),
})
export type Passkey = Static<typeof Passkey>

export const AccountData = Type.Object({
  passkeys: Type.Array(Passkey),
  has_password: Type.Boolean(),
  sessions: Type.Array(Session),
})
export type AccountData = Static<typeof AccountData>

/** `data` with the options of `navigator.credentials.get`. */
export const SignInOptionsData = Type.Object({
  options: Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(WebAuthnObject),
})
export type SignInOptionsData = Static<typeof SignInOptionsData>

/** `data` with the options of `navigator.credentials.create`. */
export const PasskeyOptionsData = Type.Object({
  options: Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(WebAuthnObject),
})
export type PasskeyOptionsData = Static<typeof PasskeyOptionsData>
export const PasskeySignIn = Type.Object({ credential: AuthenticationResponse }, strict)
export type PasskeySignIn = Static<typeof PasskeySignIn>

export const PasswordSignIn = Type.Object({ password: Password }, strict)

export const PasskeyInput = Type.Object({ name: Name, credential: RegistrationResponse }, strict)
export type PasskeyInput = Static<typeof PasskeyInput>

export const PasskeyChanges = Type.Object({ name: Name }, strict)

/** The current password is required if there is one. */
export const PasswordInput = Type.Object(
  { current_password: Type.Optional(Password), new_password: NewPassword },
  strict,
)

export const InvitationInput = Type.Object({ secret: InvitationSecret }, strict)

/** Opens the account with a passkey, a password, or both. */
export const AccountInput = Type.Object(
  {
    secret: InvitationSecret,
    passkey: Type.Optional(PasskeyInput),
    password: Type.Optional(NewPassword),
  },
  strict,
)
