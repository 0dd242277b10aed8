import { Migrator } from 'kysely'
import { UserFacingError } from '../UserFacingError'
import { accounts } from './migrations/accounts'
import { devices } from './migrations/devices'
import { drafts } from './migrations/drafts'
import { history } from './migrations/history'
import { listIndexes } from './migrations/listIndexes'
import { location } from './migrations/location'
import { messages } from './migrations/messages'
import { messagesAndViews } from './migrations/messagesAndViews'
import { oneDraftPerEntry } from './migrations/oneDraftPerEntry'
import { optionalValues } from './migrations/optionalValues'
import { pictures } from './migrations/pictures'
import { portfolio } from './migrations/portfolio'
import { requestCounts } from './migrations/requestCounts'
import { richTexts } from './migrations/richTexts'
import { stories } from './migrations/stories'
import { subscribers } from './migrations/subscribers'
import type { Db } from './schema'

/** All migrations, in order. A released migration must not be changed. */
const migrations = {
  '001_portfolio': portfolio,
  '002_messages': messages,
  '003_location': location,
  '004_list_indexes': listIndexes,
  '005_optional_values': optionalValues,
  '006_stories': stories,
  '007_subscribers': subscribers,
  '008_history': history,
  '009_accounts': accounts,
  '010_drafts': drafts,
  '011_pictures': pictures,
  '012_messages': messagesAndViews,
  '013_rich_texts': richTexts,
  '014_devices': devices,
  '015_request_counts': requestCounts,
  '016_one_draft_per_entry': oneDraftPerEntry,
}

function migratorFor(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
}

/** Whether a migration has not been applied yet. */
export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const steps = await migratorFor(db).getMigrations()
  return steps.some(({ executedAt }) => executedAt === undefined)
}

/**
 * Applies all pending migrations.
 * @throws UserFacingError when a migration fails or the database cannot be reached
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    throw new UserFacingError(`The database cannot be migrated: ${reason}`)
  }
}
