import type {
  PasskeySignIn,
  Session,
  SessionData,
  SignedInData,
  SignInOptionsData,
} from '../../contract/account'
import { accountApi, once, type Secret } from './accountApi'
import {
  sessionDataSchema,
  signedInDataSchema,
  signInOptionsDataSchema,
} from '../../contract/responses/account'

const signedIn = {
  extraOptions: { ...once, dataSchema: signedInDataSchema },
  transformResponse: (data: SignedInData): Session => data.session,
}

/** Signing in and out, and the sessions of all devices. */
export const sessionApi = accountApi.injectEndpoints({
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
      invalidatesTags: ['Account'],
    }),
    signInWithPassword: build.mutation<Session, { password: Secret }>({
      query: ({ password }) => ({
        url: '/studio/session/password',
        method: 'POST',
        body: { password: password() },
      }),
      ...signedIn,
      invalidatesTags: ['Account'],
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: '/studio/session', method: 'DELETE' }),
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/studio/sessions/${id}`, method: 'DELETE' }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/studio/sessions', method: 'DELETE' }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
  }),
})
