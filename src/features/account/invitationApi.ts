import type {
  PasskeyInput,
  PasskeyOptionsData,
  Session,
  SignedInData,
} from '../../contract/account'
import { accountApi, once, type Secret } from './accountApi'
import { passkeyOptionsDataSchema, signedInDataSchema } from '../../contract/responses/account'

interface Acceptance {
  secret: Secret
  passkey?: PasskeyInput
  password?: Secret
}

/** How an invitation opens the account. */
export const invitationApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    createInvitationOptions: build.mutation<PasskeyOptionsData['options'], Secret>({
      query: (secret) => ({
        url: '/studio/invitation/options',
        method: 'POST',
        body: { secret: secret() },
      }),
      extraOptions: { ...once, dataSchema: passkeyOptionsDataSchema },
      transformResponse: (data: PasskeyOptionsData) => data.options,
    }),
    acceptInvitation: build.mutation<Session, Acceptance>({
      query: ({ secret, passkey, password }) => ({
        url: '/studio/invitation',
        method: 'POST',
        body: { secret: secret(), passkey, password: password?.() },
      }),
      extraOptions: { ...once, dataSchema: signedInDataSchema },
      transformResponse: (data: SignedInData) => data.session,
      invalidatesTags: ['Account'],
    }),
  }),
})
