import { Migrator, type Migration } from 'kysely'
import { UserFacingError } from '../UserFacingError'
import { initial } from './migrations/initial'
import type { Db } from './schema'

/** All migrations, in order. A released migration must not be changed. */
export const migrations: Record<string, Migration> = { '001_initial': initial }

function migratorFor(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
}

export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const steps = await migratorFor(db).getMigrations()
  return steps.some(({ executedAt }) => executedAt === undefined)
}

export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) {
    throw new UserFacingError(({ database }) => {
      const reason = error instanceof Error ? error.message : database.unknownError
      return reason.startsWith('corrupted migrations')
        ? database.otherVersion(reason)
        : database.notMigrated(reason)
    })
  }
}
