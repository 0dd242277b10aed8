import { array, boolean, looseObject, nullish, optional, string, type GenericSchema } from 'valibot'
import { objectSchema, required } from '../../api/schemas'
import type {
  AccountData,
  Passkey,
  PasskeyOptionsData,
  Session,
  SessionData,
  SignedInData,
  SignInOptionsData,
} from '../../contract/account'

const sessionSchema = objectSchema<Session>({
  id: required.text,
  device: required.text,
  signed_in_at: required.text,
  used_at: required.text,
  expires_at: required.text,
  is_current: boolean(),
})

export const sessionDataSchema = objectSchema<SessionData>({ session: optional(sessionSchema) })

export const signedInDataSchema = objectSchema<SignedInData>({ session: sessionSchema })

export const accountDataSchema = objectSchema<AccountData>({
  passkeys: array(
    objectSchema<Passkey>({
      id: required.text,
      name: required.text,
      created_at: required.text,
      used_at: nullish(string()),
    }),
  ),
  has_password: boolean(),
  sessions: array(sessionSchema),
})

/** The browser checks the rest. */
function optionsSchema<Options>(): GenericSchema<unknown, Options> {
  const schema: GenericSchema = looseObject({ challenge: string() })
  return schema as GenericSchema<unknown, Options>
}

export const passkeyOptionsDataSchema = objectSchema<PasskeyOptionsData>({
  options: optionsSchema(),
})

export const signInOptionsDataSchema = objectSchema<SignInOptionsData>({
  options: optionsSchema(),
})
