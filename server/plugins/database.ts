import { AsyncLocalStorage } from 'node:async_hooks'
import fp from 'fastify-plugin'
import type { BackupReason } from '../database/backups'
import type { Db } from '../database/schema'

declare module 'fastify' {
  interface FastifyInstance {
    /** The database; within `withRollback`, its transaction. */
    db: Db
    /**
     * Runs `work`, and all requests that it injects, in one transaction that is rolled back: writes
     * have an effect on the reads of `work` only. They must not wait for what uses the database
     * outside of it, because the embedded database has one connection.
     */
    withRollback: <T>(work: () => Promise<T>) => Promise<T>
    /** Backs up the embedded database; absent where others make the backups. */
    readonly backUp: BackUp | undefined
  }
}

export type BackUp = (reason: BackupReason) => Promise<unknown>

/** Decorates the app with the database; whoever opened it closes it. */
export const databasePlugin = fp<{ database: Db; backUp?: BackUp }>(
  (app, { database, backUp }, done) => {
    const transactions = new AsyncLocalStorage<Db>()
    app.decorate('db', { getter: () => transactions.getStore() ?? database })
    app.decorate('backUp', backUp)
    app.decorate('withRollback', async (work) => {
      const transaction = await database.startTransaction().execute()
      try {
        return await transactions.run(transaction, work)
      } finally {
        await transaction.rollback().execute()
      }
    })
    done()
  },
  { name: 'database' },
)
