import { Type } from 'typebox'
import { DoneData } from '../../../src/contract/schema/envelope'
import {
  PasskeySignIn,
  PasswordSignIn,
  PublicId,
  SessionData,
  SignedInData,
  SignInOptionsData,
} from '../../../src/contract/account'
import { deleteById } from '../../database/entries/deleteById'
import { HttpError, notFound } from '../../http/HttpError'
import { success, type Api, type Routes } from '../routeSchemas'
import { logAccountEvent } from './accountEvents'
import { verifyPasskey, createSignInOptions } from './passkeys'
import { attemptKey, verifyPassword } from './passwords'
import { findOrigin } from './requestOrigin'
import { sessionCookie } from './cookies'
import { deleteSessions } from './sessionRepository'
import { presentSession, signInOrigin, startSession } from './signIn'
import { currentSession, studioRoute } from './studioRoute'

/** The same error for an unknown passkey and for a wrong passkey or password. */
const refused = () => new HttpError(403, 'The sign-in was refused')

export const sessionRoutes: Routes = async (app) => {
  signInRoutes(app)
  app.get(
    '/studio/session',
    studioRoute('everybody', 'getSession', SessionData),
    async ({ session }) => success({ session: session && presentSession(session, session.id) }),
  )
  app.delete(
    '/studio/session',
    studioRoute('everybody', 'signOut', DoneData),
    async (request, reply) => {
      if (request.session) {
        await deleteById(app.db, 'sessions', request.session.id)
        logAccountEvent(request, 'signed_out')
      }
      const origin = findOrigin(request) ?? ''
      void reply.header('set-cookie', sessionCookie(origin, undefined))
      return success({})
    },
  )
  app.delete(
    '/studio/sessions/:sessionId',
    studioRoute('recentOwner', 'endSession', DoneData, {
      params: Type.Object({ sessionId: PublicId }),
    }),
    async (request) => {
      if (!(await deleteById(app.db, 'sessions', request.params.sessionId)))
        throw notFound('Session')
      logAccountEvent(request, 'sessions_ended')
      return success({})
    },
  )
  app.delete(
    '/studio/sessions',
    studioRoute('recentOwner', 'endOtherSessions', DoneData),
    async (request) => {
      await deleteSessions(app.db, currentSession(request).id)
      logAccountEvent(request, 'sessions_ended')
      return success({})
    },
  )
}

function signInRoutes(app: Api): void {
  app.post(
    '/studio/session/options',
    studioRoute('everybody', 'createSignInOptions', SignInOptionsData),
    async (request) => {
      return success({ options: await createSignInOptions(request) })
    },
  )
  app.post(
    '/studio/session/passkey',
    studioRoute('everybody', 'signInWithPasskey', SignedInData, { body: PasskeySignIn }),
    async (request, reply) => {
      const { id: passkey, isValid } = await verifyPasskey(request, request.body)
      if (!isValid) {
        logAccountEvent(request, 'sign_in_refused', { method: 'passkey', passkey })
        throw refused()
      }
      const signedIn = await startSession(app.db, request, reply, passkey)
      logAccountEvent(request, 'signed_in', { method: 'passkey', passkey })
      return success(signedIn)
    },
  )
  app.post(
    '/studio/session/password',
    studioRoute('everybody', 'signInWithPassword', SignedInData, { body: PasswordSignIn }),
    async (request, reply) => {
      signInOrigin(request)
      const key = await attemptKey(request)
      const { password } = request.body
      const isRight = await verifyPassword(request, { password, key, refusal: 'sign_in_refused' })
      if (!isRight) throw refused()
      const signedIn = await startSession(app.db, request, reply)
      logAccountEvent(request, 'signed_in', { method: 'password' })
      return success(signedIn)
    },
  )
}
