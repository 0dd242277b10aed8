import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { readContentVersion } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { repeat } from '../repeat'

/** Milliseconds between two checks whether another process has changed the content. */
const pollInterval = 400

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion: ContentVersion
  }
}

/**
 * The version of the content that this process has read. Caches subscribe to it; a write here
 * or a change by another process increments it.
 */
export class ContentVersion {
  /** A number for this process; it is not the version in the database. */
  current = 0
  private readonly listeners: (() => void)[] = []

  /** Calls `listener` after every change of the content. */
  subscribe(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** To be called after a write is committed and before its response is sent. */
  increment(): void {
    this.current += 1
    for (const listener of this.listeners) listener()
  }
}

/** Calls `onChange` when the version in the database changes; returns a function that stops it. */
async function watchDatabase(
  db: Db,
  onChange: () => void,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  let lastVersion = await readContentVersion(db)
  const check = async () => {
    const version = await readContentVersion(db)
    if (version !== lastVersion) onChange()
    lastVersion = version
  }
  const { stop } = repeat(check, {
    interval: pollInterval,
    onError: (error) => log.warn(error, 'The content version cannot be read'),
  })
  return stop
}

/** Decorates the app with `contentVersion`, which also follows writes of other processes. */
export const contentVersionPlugin = fp(
  async (app) => {
    const contentVersion = new ContentVersion()
    app.decorate('contentVersion', contentVersion)
    const stop = await watchDatabase(app.db, () => contentVersion.increment(), app.log)
    app.addHook('onClose', stop)
  },
  { name: 'contentVersion', dependencies: ['database'] },
)
