import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  DoneData,
  PasskeySignIn,
  PasswordSignIn,
  PublicId,
  SessionData,
  SignedInData,
  SignInOptionsData,
} from '../../src/contract/account'
import { Success } from '../../src/contract/envelope'
import { HttpError, notFound } from '../http/HttpError'
import { success, type Api, type Routes } from '../resources/routeSchemas'
import { countAttempt, forgetAttempts } from './attemptRepository'
import { findOwner, storeChallenge, takeChallenge } from './ownerRepository'
import { findPasskey, touchPasskey } from './passkeyRepository'
import { matchesPassword } from './passwordHash'
import { findOrigin } from './requestOrigin'
import { sessionCookie } from './sessionCookie'
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
      if (request.session) await deleteSession(app.db, request.session.id)
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
    async ({ params }) => {
      if (!(await deleteSession(app.db, params.sessionId))) throw notFound('Session')
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
      await checkPasskey(app, request, request.body)
      return success(await startSession(app.db, request, reply))
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
      if (!(await checkPassword(app, request.ip, request.body.password))) throw refused()
      return success(await startSession(app.db, request, reply))
    },
  )
}

async function checkPasskey(
  { db }: Api,
  request: FastifyRequest,
  { credential }: PasskeySignIn,
): Promise<void> {
  const now = Date.now()
  const origin = signInOrigin(request)
  const passkey = await findPasskey(db, String(credential.id))
  const counter =
    passkey &&
    (await verifyAuthentication(credential, passkey, origin, (challenge) =>
      takeChallenge(db, challenge, now),
    ))
  if (!passkey || counter === undefined) throw refused()
  await touchPasskey(db, passkey.id, counter, now)
}

/**
 * Checks the password of the account, if it has one.
 * @returns whether it is right
 * @throws HttpError 429 after too many wrong passwords
 */
export async function checkPassword({ db }: Api, ip: string, password: string): Promise<boolean> {
  const keys = ['account', `address ${ip}`]
  const wait = await countAttempt(db, keys, Date.now())
  if (wait > 0) {
    throw new HttpError(429, `Too many wrong passwords: try again in ${Math.ceil(wait / 1000)} s`)
  }
  const owner = await findOwner(db)
  const isRight = await matchesPassword(password, owner?.password_hash ?? null)
  if (isRight) await forgetAttempts(db, keys)
  return isRight
}
