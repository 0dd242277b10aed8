import type { FetchArgs } from '@reduxjs/toolkit/query'
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

/** A function instead of the text, so that no action in Redux DevTools contains the secret. */
type Secret = () => string

// A repeated wrong password would count as two.
const once = { withoutRetries: true }

type Query<Arg> = (arg: Arg) => FetchArgs

const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): FetchArgs => ({
  url: `/studio/${path}`,
  method,
  body,
})

const change = <Arg>(query: Query<Arg>) => ({
  query,
  extraOptions: once,
  invalidatesTags: ['Account' as const],
})

const signIn = <Arg>(query: Query<Arg>) => ({
  ...change(query),
  transformResponse: ({ session }: SignedInData) => session,
})

const createOptions = <Arg>(query: Query<Arg>) => ({
  query,
  extraOptions: once,
  transformResponse: ({ options }: PasskeyOptionsData) => options,
})

interface Acceptance {
  secret: Secret
  passkey?: PasskeyInput
  password?: Secret
}

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session | null, void>({
      query: () => '/studio/session',
      transformResponse: (data: SessionData) => data.session ?? null,
    }),
    createSignInOptions: build.mutation<SignInOptionsData['options'], void>({
      query: () => write('POST', 'session/options'),
      extraOptions: once,
      transformResponse: ({ options }: SignInOptionsData) => options,
    }),
    signInWithPasskey: build.mutation<Session, PasskeySignIn>(
      signIn((body) => write('POST', 'session/passkey', body)),
    ),
    signInWithPassword: build.mutation<Session, { password: Secret }>(
      signIn(({ password }) => write('POST', 'session/password', { password: password() })),
    ),
    signOut: build.mutation<unknown, void>({ query: () => write('DELETE', 'session') }),
    createInvitationOptions: build.mutation<PasskeyOptionsData['options'], Secret>(
      createOptions((secret) => write('POST', 'invitation/options', { secret: secret() })),
    ),
    acceptInvitation: build.mutation<Session, Acceptance>(
      signIn(({ secret, passkey, password }) =>
        write('POST', 'invitation', { secret: secret(), passkey, password: password?.() }),
      ),
    ),
  }),
})

export const accountApi = signInApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountData, void>({
      query: () => '/studio/account',
      providesTags: ['Account'],
    }),
    endSession: build.mutation<unknown, string>(change((id) => write('DELETE', `sessions/${id}`))),
    endOtherSessions: build.mutation<unknown, void>(change(() => write('DELETE', 'sessions'))),
    createPasskeyOptions: build.mutation<PasskeyOptionsData['options'], void>(
      createOptions(() => write('POST', 'passkeys/options')),
    ),
    addPasskey: build.mutation<unknown, PasskeyInput>(
      change((body) => write('POST', 'passkeys', body)),
    ),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>(
      change(({ id, name }) => write('PUT', `passkeys/${id}`, { name })),
    ),
    deletePasskey: build.mutation<unknown, string>(
      change((id) => write('DELETE', `passkeys/${id}`)),
    ),
    putPassword: build.mutation<unknown, { current?: Secret; next: Secret }>(
      change(({ current, next }) =>
        write('PUT', 'password', { current_password: current?.(), new_password: next() }),
      ),
    ),
    deletePassword: build.mutation<unknown, void>(change(() => write('DELETE', 'password'))),
  }),
})
