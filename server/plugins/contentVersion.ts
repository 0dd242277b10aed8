import fp from 'fastify-plugin'
import { readContentVersion } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { repeat } from '../repeat'
import { findNextPublication } from '../resources/posts/repository'

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion: ContentVersion
    /** Whether everybody sees drafts and posts with a date in the future: in development. */
    showsDrafts: boolean
  }
}

/** Milliseconds between two checks whether another process has changed the content or a date has come. */
const pollInterval = 400

/**
 * The version of the content that this process has read. Caches subscribe to it; a write here
 * or a change by another process increments it.
 */
export class ContentVersion {
  /** A number for this process; it is not the version in the database. */
  current = 0
  private readonly listeners: (() => void)[] = []

  subscribe(listener: () => void): void {
    this.listeners.push(listener)
  }

  /**
   * Reads once for each version of the content, and again after a failure.
   * @returns a function that reads, and one that returns what has been read of the current version
   */
  cached<T>(read: () => Promise<T>) {
    let reading: Promise<T> | undefined
    let known: T | undefined
    this.subscribe(() => (reading = known = undefined))
    const start = () => {
      const started: Promise<T> = read().then(
        (value) => (reading === started ? (known = value) : value),
        (error: unknown) => {
          if (reading === started) reading = undefined
          throw error
        },
      )
      return (reading = started)
    }
    return { read: () => reading ?? start(), peek: () => known }
  }

  /** To be called after a write is committed and before its response is sent. */
  increment(): void {
    this.current += 1
    for (const listener of this.listeners) listener()
  }
}

/**
 * Decorates the app with `contentVersion`, which also follows writes of other processes and the
 * dates of posts, and with `showsDrafts`.
 */
export const contentVersionPlugin = fp<{ showsDrafts: boolean }>(
  async (app, { showsDrafts }) => {
    const contentVersion = new ContentVersion()
    app.decorate('contentVersion', contentVersion)
    app.decorate('showsDrafts', showsDrafts)
    let last = await readContentVersion(app.db)
    let since = new Date()
    contentVersion.subscribe(() => (since = new Date()))
    const next = contentVersion.cached(() => findNextDate(app.db, since))
    const check = async () => {
      const version = await readContentVersion(app.db)
      const now = new Date()
      // No timer: it would not follow a clock that is set, or a machine that was suspended.
      const isOtherTime = now < since || now >= (await next.read())
      if (version !== last || isOtherTime) contentVersion.increment()
      last = version
    }
    const onError = (error: unknown) => app.log.warn(error, 'The content version cannot be read')
    app.addHook('onClose', repeat(check, { interval: pollInterval, onError }).stop)
  },
  { name: 'contentVersion', dependencies: ['database'] },
)

/** When a post becomes public, or a new day begins: pages contain the current year and numbers of years. */
async function findNextDate(db: Db, since: Date): Promise<Date> {
  const midnight = new Date(new Date(since).setHours(24, 0, 0, 0))
  const publication = await findNextPublication(db, since)
  return publication && publication < midnight ? publication : midnight
}
