import { Migrator } from 'kysely'
import { UserFacingError } from '../UserFacingError'
import { location } from './migrations/location'
import { messages } from './migrations/messages'
import { portfolio } from './migrations/portfolio'
import type { Db } from './schema'

/** Every step of the schema, in order; a step that was published never changes. */
const migrations = {
  '001_portfolio': portfolio,
  '002_messages': messages,
  '003_location': location,
}

function migratorFor(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
}

/** Whether the schema of a database is older than this version's. */
export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const known = await migratorFor(db).getMigrations()
  return known.some(({ executedAt }) => executedAt === undefined)
}

/**
 * Brings the schema up to date.
 * @throws UserFacingError where the database refuses
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    throw new UserFacingError(`The database cannot be brought up to date: ${reason}`)
  }
}
