import { api } from '../../api/api'
import type {
  AccountData,
  PasskeyInput,
  PasskeyOptionsData,
  PasskeySignIn,
  Session,
  SessionData,
  SignedInData,
  SignInOptionsData,
} from '../../contract/account'
import {
  accountDataSchema,
  passkeyOptionsDataSchema,
  sessionDataSchema,
  signedInDataSchema,
  signInOptionsDataSchema,
} from '../../contract/responses/account'

/** A function instead of the text, so that no action in Redux DevTools contains the secret. */
type Secret = () => string

// A repeated wrong password would count as two.
const once = { withoutRetries: true }

const change = { extraOptions: once, invalidatesTags: ['Account' as const] }

const signedIn = {
  extraOptions: { ...once, dataSchema: signedInDataSchema },
  transformResponse: (data: SignedInData): Session => data.session,
  invalidatesTags: ['Account' as const],
}

const passkeyOptions = {
  extraOptions: { ...once, dataSchema: passkeyOptionsDataSchema },
  transformResponse: (data: PasskeyOptionsData) => data.options,
}

interface Acceptance {
  secret: Secret
  passkey?: PasskeyInput
  password?: Secret
}

const signInApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session | null, void>({
      query: () => '/studio/session',
      extraOptions: { dataSchema: sessionDataSchema },
      transformResponse: (data: SessionData) => data.session ?? null,
    }),
    createSignInOptions: build.mutation<SignInOptionsData['options'], void>({
      query: () => ({ url: '/studio/session/options', method: 'POST' }),
      extraOptions: { ...once, dataSchema: signInOptionsDataSchema },
      transformResponse: (data: SignInOptionsData) => data.options,
    }),
    signInWithPasskey: build.mutation<Session, PasskeySignIn>({
      query: (body) => ({ url: '/studio/session/passkey', method: 'POST', body }),
      ...signedIn,
    }),
    signInWithPassword: build.mutation<Session, { password: Secret }>({
      query: ({ password }) => ({
        url: '/studio/session/password',
        method: 'POST',
        body: { password: password() },
      }),
      ...signedIn,
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: '/studio/session', method: 'DELETE' }),
    }),
    createInvitationOptions: build.mutation<PasskeyOptionsData['options'], Secret>({
      query: (secret) => ({
        url: '/studio/invitation/options',
        method: 'POST',
        body: { secret: secret() },
      }),
      ...passkeyOptions,
    }),
    acceptInvitation: build.mutation<Session, Acceptance>({
      query: ({ secret, passkey, password }) => ({
        url: '/studio/invitation',
        method: 'POST',
        body: { secret: secret(), passkey, password: password?.() },
      }),
      ...signedIn,
    }),
  }),
})

/** Signing in and out, and how and where the owner signs in. */
export const accountApi = signInApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountData, void>({
      query: () => '/studio/account',
      extraOptions: { dataSchema: accountDataSchema },
      providesTags: ['Account'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/studio/sessions/${id}`, method: 'DELETE' }),
      ...change,
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/studio/sessions', method: 'DELETE' }),
      ...change,
    }),
    createPasskeyOptions: build.mutation<PasskeyOptionsData['options'], void>({
      query: () => ({ url: '/studio/passkeys/options', method: 'POST' }),
      ...passkeyOptions,
    }),
    addPasskey: build.mutation<unknown, PasskeyInput>({
      query: (body) => ({ url: '/studio/passkeys', method: 'POST', body }),
      ...change,
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/studio/passkeys/${id}`, method: 'PUT', body: { name } }),
      ...change,
    }),
    deletePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: `/studio/passkeys/${id}`, method: 'DELETE' }),
      ...change,
    }),
    putPassword: build.mutation<unknown, { current?: Secret; next: Secret }>({
      query: ({ current, next }) => ({
        url: '/studio/password',
        method: 'PUT',
        body: { current_password: current?.(), new_password: next() },
      }),
      ...change,
    }),
    deletePassword: build.mutation<unknown, void>({
      query: () => ({ url: '/studio/password', method: 'DELETE' }),
      ...change,
    }),
  }),
})
