import { api } from '../../api/api'
import type { AccountData, PasskeyInput, PasskeyOptionsData } from '../../contract/account'
import { accountDataSchema, passkeyOptionsDataSchema } from '../../contract/responses/account'

/** A function instead of the text, so that no action in Redux DevTools contains the secret. */
export type Secret = () => string

/** A repeated wrong password would count as two. */
export const once = { withoutRetries: true }

/** How the owner signs in: passkeys and password. */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountData, void>({
      query: () => '/studio/account',
      extraOptions: { dataSchema: accountDataSchema },
      providesTags: ['Account'],
    }),
    createPasskeyOptions: build.mutation<PasskeyOptionsData['options'], void>({
      query: () => ({ url: '/studio/passkeys/options', method: 'POST' }),
      extraOptions: { ...once, dataSchema: passkeyOptionsDataSchema },
      transformResponse: (data: PasskeyOptionsData) => data.options,
    }),
    addPasskey: build.mutation<unknown, PasskeyInput>({
      query: (body) => ({ url: '/studio/passkeys', method: 'POST', body }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/studio/passkeys/${id}`, method: 'PUT', body: { name } }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
    deletePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: `/studio/passkeys/${id}`, method: 'DELETE' }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
    putPassword: build.mutation<unknown, { current?: Secret; next: Secret }>({
      query: ({ current, next }) => ({
        url: '/studio/password',
        method: 'PUT',
        body: { current_password: current?.(), new_password: next() },
      }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
    deletePassword: build.mutation<unknown, void>({
      query: () => ({ url: '/studio/password', method: 'DELETE' }),
      extraOptions: once,
      invalidatesTags: ['Account'],
    }),
  }),
})
