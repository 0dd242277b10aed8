// Written by "npm run generate" from ../account.ts.
import type { DataSchema } from '../schema/envelope'
import type { AccountData, PasskeyOptionsData, SessionData, SignInOptionsData, SignedInData } from '../account'

export const accountDataSchema: DataSchema<AccountData> = {"fields":{"passkeys":[{"fields":{"id":"string","name":"string","created_at":"string","used_at?":"string"}}],"has_password":"boolean","sessions":[{"fields":{"id":"string","device":"string","signed_in_at":"string","used_at":"string","expires_at":"string","is_current":"boolean"}}]}}
export const passkeyOptionsDataSchema: DataSchema<PasskeyOptionsData> = {"fields":{"options":"object"}}
export const sessionDataSchema: DataSchema<SessionData> = {"fields":{"session?":{"fields":{"id":"string","device":"string","signed_in_at":"string","used_at":"string","expires_at":"string","is_current":"boolean"}}}}
export const signInOptionsDataSchema: DataSchema<SignInOptionsData> = {"fields":{"options":"object"}}
export const signedInDataSchema: DataSchema<SignedInData> = {"fields":{"session":{"fields":{"id":"string","device":"string","signed_in_at":"string","used_at":"string","expires_at":"string","is_current":"boolean"}}}}
