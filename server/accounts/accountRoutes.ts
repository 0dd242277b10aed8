import { Type } from 'typebox'
import {
  AccountData,
  DoneData,
  PasskeyChanges,
  PasskeyInput,
  PasskeyOptionsData,
  PasswordInput,
  PublicId,
} from '../../src/contract/account'
import { Success } from '../../src/contract/envelope'
import { HttpError, notFound } from '../http/HttpError'
import { success, type Api, type Routes } from '../resources/routeSchemas'
import { checkNewPassword } from './checkNewPassword'
import { createPasskeyOptions, registerPasskey, siteWords } from './registration'
import { findOwner, putPasswordHash } from './ownerRepository'
import { deletePasskey, listPasskeys, renamePasskey } from './passkeyRepository'
import { hashPassword } from './passwordHash'
import { checkPassword } from './sessionRoutes'
import { deleteSessions, listSessions } from './sessionRepository'
import { presentSession } from './signIn'
import { accountFailures, currentSession, studioRoute } from './studioRoute'

const params = Type.Object({ passkeyId: PublicId })
const response = { 200: Success(DoneData), ...accountFailures }

/** The routes by which the owner manages the ways to sign in. */
export const accountRoutes: Routes = async (app) => {
  passkeyRoutes(app)
  passwordRoutes(app)
  app.get(
    '/studio/account',
    studioRoute('owner', 'getAccount', {
      response: { 200: Success(AccountData), ...accountFailures },
    }),
    async (request) => {
      const { id } = currentSession(request)
      const sessions = await listSessions(app.db, Date.now())
      return success({
        passkeys: (await listPasskeys(app.db)).map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          created_at: new Date(passkey.created_at).toISOString(),
          used_at: passkey.used_at === null ? null : new Date(passkey.used_at).toISOString(),
        })),
        has_password: await hasPassword(app),
        sessions: sessions.map((session) => presentSession(session, id)),
      })
    },
  )
}

function passkeyRoutes(app: Api): void {
  app.post(
    '/studio/passkeys/options',
    studioRoute('recentOwner', 'createPasskeyOptions', {
      response: { 200: Success(PasskeyOptionsData), ...accountFailures },
    }),
    async (request) => success({ options: await createPasskeyOptions(request) }),
  )
  app.post(
    '/studio/passkeys',
    studioRoute('recentOwner', 'addPasskey', { body: PasskeyInput, response }),
    async (request) => {
      await registerPasskey(app.db, request, request.body)
      return success({})
    },
  )
  app.put(
    '/studio/passkeys/:passkeyId',
    studioRoute('owner', 'renamePasskey', { params, body: PasskeyChanges, response }),
    async ({ params: { passkeyId }, body }) => {
      if (!(await renamePasskey(app.db, passkeyId, body.name))) throw notFound('Passkey')
      return success({})
    },
  )
  app.delete(
    '/studio/passkeys/:passkeyId',
    studioRoute('recentOwner', 'deletePasskey', { params, response }),
    async ({ params: { passkeyId } }) => {
      const passkeys = await listPasskeys(app.db)
      const isLast = passkeys.length === 1 && passkeys[0]?.id === passkeyId
      if (isLast && !(await hasPassword(app))) throw lastWay()
      if (!(await deletePasskey(app.db, passkeyId))) throw notFound('Passkey')
      return success({})
    },
  )
}

/** Every change of the password ends the other sessions. */
function passwordRoutes(app: Api): void {
  app.put(
    '/studio/password',
    studioRoute('recentOwner', 'putPassword', { body: PasswordInput, response }),
    async (request) => {
      const { current_password, new_password } = request.body
      checkNewPassword(new_password, await siteWords(request), 'new_password')
      if (await hasPassword(app)) {
        const isRight =
          current_password !== undefined && (await checkPassword(app, request.ip, current_password))
        if (!isRight) throw new HttpError(422, 'current_password is wrong')
      }
      await putPasswordHash(app.db, await hashPassword(new_password))
      await deleteSessions(app.db, currentSession(request).id)
      return success({})
    },
  )
  app.delete(
    '/studio/password',
    studioRoute('recentOwner', 'deletePassword', { response }),
    async (request) => {
      if ((await listPasskeys(app.db)).length === 0) throw lastWay()
      await putPasswordHash(app.db, undefined)
      await deleteSessions(app.db, currentSession(request).id)
      return success({})
    },
  )
}

async function hasPassword({ db }: Api): Promise<boolean> {
  return Boolean((await findOwner(db))?.password_hash)
}

function lastWay(): HttpError {
  return new HttpError(409, 'This is the only way to sign in: add another one first')
}
