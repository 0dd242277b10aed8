import { Type } from 'typebox'
import {
  AccountData,
  PasskeyChanges,
  PasskeyInput,
  PasskeyOptionsData,
  PasswordInput,
  PublicId,
} from '../../../src/contract/account'
import { DoneData } from '../../../src/contract/schema/envelope'
import { deleteById } from '../../database/entries/deleteById'
import type { Db } from '../../database/schema'
import { HttpError, notFound } from '../../http/HttpError'
import { success, type Api, type Routes } from '../routeSchemas'
import { logAccountEvent } from './accountEvents'
import { assertStrongPassword } from './newPassword'
import {
  findOwner,
  hasSignInMethod,
  listPasskeys,
  lockAccount,
  putPasswordHash,
  renamePasskey,
} from './ownerRepository'
import { createPasskeyOptions, registerPasskey } from './passkeys'
import { verifyPassword, hashPassword } from './passwords'
import { deleteSessions, detachPasskey, listSessions } from './sessionRepository'
import { presentSession } from './signIn'
import { currentSession, studioRoute } from './studioRoute'

const params = Type.Object({ passkeyId: PublicId })

export const accountRoutes: Routes = async (app) => {
  passkeyRoutes(app)
  passwordRoutes(app)
  app.get('/studio/account', studioRoute('owner', 'getAccount', AccountData), async (request) => {
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
  })
}

function passkeyRoutes(app: Api): void {
  app.post(
    '/studio/passkeys/options',
    studioRoute('recentOwner', 'createPasskeyOptions', PasskeyOptionsData),
    async (request) => success({ options: await createPasskeyOptions(request) }),
  )
  app.post(
    '/studio/passkeys',
    studioRoute('recentOwner', 'addPasskey', DoneData, { body: PasskeyInput }),
    async (request) => {
      const passkey = await registerPasskey(app.db, request, request.body)
      logAccountEvent(request, 'passkey_added', { passkey })
      return success({})
    },
  )
  app.put(
    '/studio/passkeys/:passkeyId',
    studioRoute('owner', 'renamePasskey', DoneData, { params, body: PasskeyChanges }),
    async ({ params: { passkeyId }, body }) => {
      if (!(await renamePasskey(app.db, passkeyId, body.name))) throw notFound('Passkey')
      return success({})
    },
  )
  app.delete(
    '/studio/passkeys/:passkeyId',
    studioRoute('recentOwner', 'deletePasskey', DoneData, { params }),
    async (request) => {
      const { passkeyId } = request.params
      await removeSignInMethod(app, async (transaction) => {
        await detachPasskey(transaction, currentSession(request).id)
        if (!(await deleteById(transaction, 'passkeys', passkeyId))) throw notFound('Passkey')
      })
      logAccountEvent(request, 'passkey_removed', { passkey: passkeyId })
      return success({})
    },
  )
}

/** Every change of the password ends the other sessions. */
function passwordRoutes(app: Api): void {
  app.put(
    '/studio/password',
    studioRoute('recentOwner', 'putPassword', DoneData, { body: PasswordInput }),
    async (request) => {
      const { current_password, new_password } = request.body
      await assertStrongPassword(request, new_password, 'new_password')
      const { id } = currentSession(request)
      if (await hasPassword(app)) {
        const attempt = { key: `session ${id}`, refusal: 'password_change_refused' } as const
        const isRight =
          current_password !== undefined &&
          (await verifyPassword(request, { ...attempt, password: current_password }))
        if (!isRight) throw new HttpError(422, 'current_password is wrong')
      }
      const hash = await hashPassword(new_password)
      await app.db.transaction().execute(async (transaction) => {
        await putPasswordHash(transaction, hash)
        await deleteSessions(transaction, id)
      })
      logAccountEvent(request, 'password_changed')
      return success({})
    },
  )
  app.delete(
    '/studio/password',
    studioRoute('recentOwner', 'deletePassword', DoneData),
    async (request) => {
      await removeSignInMethod(app, async (transaction) => {
        await putPasswordHash(transaction, undefined)
        await deleteSessions(transaction, currentSession(request).id)
      })
      logAccountEvent(request, 'password_removed')
      return success({})
    },
  )
}

async function hasPassword({ db }: Api): Promise<boolean> {
  return Boolean((await findOwner(db))?.password_hash)
}

/**
 * Removes a sign-in method in a transaction. Removals run one at a time, so that two cannot remove the last
 * two methods.
 * @throws HttpError 409 if no method would be left
 */
async function removeSignInMethod({ db }: Api, remove: (transaction: Db) => Promise<void>) {
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction)
    await remove(transaction)
    if (await hasSignInMethod(transaction)) return
    throw new HttpError(409, 'This is the only sign-in method: add another one first')
  })
}
