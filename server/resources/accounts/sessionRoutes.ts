import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { DoneData, Success } from '../../../src/contract/envelope'
import {
  PasskeySignIn,
  PasswordSignIn,
  PublicId,
  SessionData,
  SignedInData,
  SignInOptionsData,
} from '../../../src/contract/account'
import { HttpError, notFound } from '../../http/HttpError'
import { success, type Api, type Routes } from '../routeSchemas'
import { logAccountEvent } from './accountEvents'
import { attemptKey, checkPassword } from './checkPassword'
import { storeChallenge, takeChallenge } from './ownerRepository'
import { findPasskey, touchPasskey } from './passkeyRepository'
import { findOrigin } from './requestOrigin'
import { sessionCookie } from './cookies'
import { deleteSession, deleteSessions } from './sessionRepository'
import { presentSession, signInOrigin, startSession } from './signIn'
import { accountFailures, currentSession, studioRoute } from './studioRoute'
import { authenticationOptions, verifyAuthentication } from './webauthn'

/** The same for an unknown and for a wrong passkey or password. */
const refused = () => new HttpError(403, 'The sign-in was refused')

/** The routes by which the owner signs in and out of the studio. */
export const sessionRoutes: Routes = async (app) => {
  signInRoutes(app)
  app.get(
    '/studio/session',
    studioRoute('everybody', 'getSession', {
      response: { 200: Success(SessionData), ...accountFailures },
    }),
    async ({ session }) => success({ session: session && presentSession(session, session.id) }),
  )
  app.delete(
    '/studio/session',
    studioRoute('everybody', 'signOut', {
      response: { 200: Success(DoneData), ...accountFailures },
    }),
    async (request, reply) => {
      if (request.session) {
        await deleteSession(app.db, request.session.id)
        logAccountEvent(request, 'signed_out')
      }
      const origin = findOrigin(request, app.publicUrl) ?? ''
      void reply.header('set-cookie', sessionCookie(origin, undefined))
      return success({})
    },
  )
  app.delete(
    '/studio/sessions/:sessionId',
    studioRoute('recentOwner', 'endSession', {
      params: Type.Object({ sessionId: PublicId }),
      response: { 200: Success(DoneData), ...accountFailures },
    }),
    async (request) => {
      if (!(await deleteSession(app.db, request.params.sessionId))) throw notFound('Session')
      logAccountEvent(request, 'sessions_ended')
      return success({})
    },
  )
  app.delete(
    '/studio/sessions',
    studioRoute('recentOwner', 'endOtherSessions', {
      response: { 200: Success(DoneData), ...accountFailures },
    }),
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
    studioRoute('everybody', 'createSignInOptions', {
      response: { 200: Success(SignInOptionsData), ...accountFailures },
    }),
    async (request) => {
      const options = await authenticationOptions(signInOrigin(request))
      await storeChallenge(app.db, options.challenge, Date.now())
      return success({ options })
    },
  )
  app.post(
    '/studio/session/passkey',
    studioRoute('everybody', 'signInWithPasskey', {
      body: PasskeySignIn,
      response: { 200: Success(SignedInData), ...accountFailures },
    }),
    async (request, reply) => {
      const passkey = await checkPasskey(request, request.body)
      const signedIn = await startSession(app.db, request, reply, passkey)
      logAccountEvent(request, 'signed_in', { method: 'passkey', passkey })
      return success(signedIn)
    },
  )
  app.post(
    '/studio/session/password',
    studioRoute('everybody', 'signInWithPassword', {
      body: PasswordSignIn,
      response: { 200: Success(SignedInData), ...accountFailures },
    }),
    async (request, reply) => {
      signInOrigin(request)
      const key = await attemptKey(request)
      const { password } = request.body
      const isRight = await checkPassword(request, { password, key, refusal: 'sign_in_refused' })
      if (!isRight) throw refused()
      const signedIn = await startSession(app.db, request, reply)
      logAccountEvent(request, 'signed_in', { method: 'password' })
      return success(signedIn)
    },
  )
}

/** @returns the id of the passkey by which the owner signs in */
async function checkPasskey(
  request: FastifyRequest,
  { credential }: PasskeySignIn,
): Promise<string> {
  const { db } = request.server
  const now = Date.now()
  const origin = signInOrigin(request)
  const passkey = await findPasskey(db, String(credential.id))
  const counter =
    passkey &&
    (await verifyAuthentication(credential, passkey, origin, (challenge) =>
      takeChallenge(db, challenge, now),
    ))
  if (!passkey || counter === undefined) {
    logAccountEvent(request, 'sign_in_refused', { method: 'passkey', passkey: passkey?.id })
    throw refused()
  }
  await touchPasskey(db, passkey.id, counter, now)
  return passkey.id
}
