import fp from 'fastify-plugin'
import type { Db } from '../database/schema'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
  }
}

/** Decorates the app with the database; whoever opened it closes it. */
export const databasePlugin = fp<{ database: Db }>(
  (app, { database }, done) => {
    app.decorate('db', database)
    done()
  },
  { name: 'database' },
)
