import {
  siteSettingNames,
  type SiteSettingName,
  type SiteSettingsData,
} from '../src/contract/studio'
import { isSet, isWriteOnly, parseSettings } from './configuration'
import { putMeta, readMeta, type WriteTransaction } from './database/contentWrites'
import type { Db } from './database/schema'

const key = 'settings'

/** The settings that the owner has changed in the studio: texts, as in the environment. */
export type StoredSettings = Partial<Record<SiteSettingName, string>>

/** The environment with the stored settings that it does not set. */
export function withStored(env: NodeJS.ProcessEnv, stored: StoredSettings): NodeJS.ProcessEnv {
  const added = siteSettingNames.filter((name) => stored[name] !== undefined && !isSet(env, name))
  return { ...env, ...Object.fromEntries(added.map((name) => [name, stored[name]])) }
}

/** The settings as the studio shows them: without secrets. */
export function presentSettings(env: NodeJS.ProcessEnv, stored: StoredSettings): SiteSettingsData {
  const joined = withStored(env, stored)
  const { data } = parseSettings(joined)
  return {
    settings: siteSettingNames.map((name) => ({
      name,
      value: isWriteOnly(name) ? '' : String(data[name] ?? ''),
      is_set: isSet(joined, name),
      is_fixed: isSet(env, name),
    })),
  }
}

export async function readStoredSettings(db: Db): Promise<StoredSettings> {
  return JSON.parse((await readMeta(db, key)) ?? '{}') as StoredSettings
}

export async function putStoredSettings(
  transaction: WriteTransaction,
  settings: StoredSettings,
): Promise<void> {
  await putMeta(transaction, key, JSON.stringify(settings))
}

/**
 * The environment with the settings of the database that it does not set. Without those that are not
 * valid any more, because BASE_PATH has changed; without any if the others contradict each other. The
 * owner can correct them in the studio.
 */
export async function readSiteEnv(db: Db, env = process.env): Promise<NodeJS.ProcessEnv> {
  const stored = await readStoredSettings(db)
  const invalid: string[] = parseSettings(withStored(env, stored)).invalid.map(({ name }) => name)
  const valid = Object.entries(stored).filter(([name]) => !invalid.includes(name))
  const joined = withStored(env, Object.fromEntries(valid))
  return parseSettings(joined).invalid.length === 0 ? joined : env
}
