import type { FastifyInstance } from 'fastify'
import { DoneData } from '../../../src/contract/schema/envelope'
import { SiteSettingsData, SiteSettingsInput } from '../../../src/contract/studio'
import type { Language } from '../../../src/language/languages'
import { isSet, parseSettings, readConfig } from '../../configuration'
import { write } from '../../database/contentWrites'
import { badRequest, conflict, HttpError } from '../../http/HttpError'
import { catalogues, withStudioTexts } from '../../language/catalogues'
import {
  presentSettings,
  putStoredSettings,
  readSiteEnv,
  readStoredSettings,
  withStored,
  type StoredSettings,
} from '../../storedSettings'
import { UserFacingError } from '../../UserFacingError'
import { MessageQuery, studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'
import { sendTestMessage } from '../testMessage'

/** Reads and changes the settings that the environment does not set. Secrets are not returned. */
export const settingsRoutes: Routes = async (app) => {
  const { env } = app.settings
  app.get('/studio/settings', studioRoute('owner', 'getSiteSettings', SiteSettingsData), async () =>
    success(presentSettings(env, await readStoredSettings(app.db))),
  )
  app.put(
    '/studio/settings',
    studioRoute('owner', 'updateSiteSettings', SiteSettingsData, {
      body: SiteSettingsInput,
      querystring: MessageQuery,
    }),
    async ({ body, query }) => {
      const stored = await store(app, body.settings, query.message_language)
      await app.settings.reload()
      return success(presentSettings(env, stored))
    },
  )
  app.post(
    '/studio/settings/test-message',
    studioRoute('owner', 'sendTestMessage', DoneData, { querystring: MessageQuery }),
    async ({ query }) => {
      const { contact } = readConfig(await readSiteEnv(app.db, env))
      try {
        await withStudioTexts(query.message_language, () => sendTestMessage(contact))
      } catch (error) {
        throw error instanceof UserFacingError ? new HttpError(422, error.message) : error
      }
      return success({})
    },
  )
}

/**
 * Stores changes; empty ones remove a setting.
 * @throws HttpError 409 for a setting of the environment, 400 that names the invalid ones
 */
async function store(
  { db, settings: { env } }: FastifyInstance,
  changes: StoredSettings,
  language: Language,
): Promise<StoredSettings> {
  const fixed = Object.keys(changes).find((name) => isSet(env, name))
  if (fixed !== undefined) throw conflict(fixed, 'is set by the environment of the server')
  return write(db, async (transaction) => {
    const all = Object.entries({ ...(await readStoredSettings(transaction)), ...changes })
    const trimmed = all.map(([name, value]) => [name, value.trim()] as const)
    const next = Object.fromEntries(trimmed.filter(([, value]) => value !== '')) as StoredSettings
    const { invalid } = parseSettings(withStored(env, next))
    const texts = catalogues[language].settings
    if (invalid.length > 0) {
      throw badRequest(
        invalid.map(({ name, requirement }) => ({ path: name, message: requirement(texts) })),
      )
    }
    await putStoredSettings(transaction, next)
    return next
  })
}
