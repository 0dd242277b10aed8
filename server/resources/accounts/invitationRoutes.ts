import type { FastifyRequest } from 'fastify'
import {
  AccountInput,
  InvitationInput,
  PasskeyOptionsData,
  SignedInData,
} from '../../../src/contract/account'
import { badRequest, HttpError } from '../../http/HttpError'
import { success, type Routes } from '../routeSchemas'
import { logAccountEvent } from './accountEvents'
import { assertStrongPassword } from './newPassword'
import { isInvited, openAccount, putPasswordHash, consumeInvitation } from './ownerRepository'
import { createPasskeyOptions, registerPasskey } from './passkeys'
import { hashPassword } from './passwords'
import { deleteSessions } from './sessionRepository'
import { startSession } from './signIn'
import { studioRoute } from './studioRoute'

function refuse(request: FastifyRequest): HttpError {
  logAccountEvent(request, 'invitation_refused')
  return new HttpError(404, 'The invitation has been used or has expired: create another one')
}

export const invitationRoutes: Routes = async (app) => {
  app.post(
    '/studio/invitation/options',
    studioRoute('everybody', 'createInvitationOptions', PasskeyOptionsData, {
      body: InvitationInput,
    }),
    async (request) => {
      if (!(await isInvited(app.db, request.body.secret, Date.now()))) throw refuse(request)
      return success({ options: await createPasskeyOptions(request) })
    },
  )
  app.post(
    '/studio/invitation',
    studioRoute('everybody', 'acceptInvitation', SignedInData, { body: AccountInput }),
    async (request, reply) => {
      const { secret, passkey, password } = request.body
      if (!passkey && password === undefined) {
        throw badRequest([{ path: 'passkey', message: 'is missing' }])
      }
      if (!(await isInvited(app.db, secret, Date.now()))) throw refuse(request)
      if (password !== undefined) await assertStrongPassword(request, password, 'password')
      const hash = password === undefined ? undefined : await hashPassword(password)
      // One transaction, so that a failure leaves the invitation as it was.
      const { signedIn, passkeyId } = await app.db.transaction().execute(async (transaction) => {
        if (!(await consumeInvitation(transaction, secret))) throw refuse(request)
        const passkeyId = passkey && (await registerPasskey(transaction, request, passkey))
        if (hash !== undefined) await putPasswordHash(transaction, hash)
        await openAccount(transaction)
        await deleteSessions(transaction)
        const signedIn = await startSession(transaction, request, reply, passkeyId)
        return { signedIn, passkeyId }
      })
      logAccountEvent(request, 'invitation_accepted')
      if (passkeyId) logAccountEvent(request, 'passkey_added', { passkey: passkeyId })
      if (hash !== undefined) logAccountEvent(request, 'password_changed')
      return success(signedIn)
    },
  )
}
