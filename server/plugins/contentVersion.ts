import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { readContentVersion } from '../database/contentWrites'
import { repeat } from '../repeat'
import { findNextPublication } from '../resources/posts/repository'

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion: ContentVersion
    /** Whether everybody sees drafts and posts with a date in the future: in development. */
    showsDrafts: boolean
  }
}

/** Milliseconds between two checks whether another process has changed the content. */
const pollInterval = 400

/** Changes when the clock is set, and when the machine was suspended: timers follow neither. */
const clockOffset = () => Date.now() - performance.now()

/** Milliseconds until the next attempt when the dates of posts cannot be read. */
const retryInterval = 60_000

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
    let last = { version: await readContentVersion(app.db), offset: clockOffset() }
    const check = async () => {
      const current = { version: await readContentVersion(app.db), offset: clockOffset() }
      const isClockChanged = Math.abs(current.offset - last.offset) > 1000
      if (current.version !== last.version || isClockChanged) contentVersion.increment()
      last = current
    }
    const onError = (error: unknown) => app.log.warn(error, 'The content version cannot be read')
    app.addHook('onClose', repeat(check, { interval: pollInterval, onError }).stop)
    followDates(app)
  },
  { name: 'contentVersion', dependencies: ['database'] },
)

/**
 * Increments the version when the date of a post arrives, and at midnight: pages contain the
 * current year and numbers of years.
 */
function followDates(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  const setTimer = (callback: () => void, milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(callback, milliseconds).unref()
  }
  const schedule = async () => {
    try {
      const next = await findNextPublication(app.db)
      const now = Date.now()
      const midnight = new Date(now).setHours(24, 0, 0, 0)
      const date = Math.min(next?.getTime() ?? midnight, midnight)
      setTimer(() => app.contentVersion.increment(), Math.max(0, date - now))
    } catch (error) {
      app.log.warn(error, 'The next publication of a post cannot be read')
      setTimer(() => void schedule(), retryInterval)
    }
  }
  app.addHook('onListen', schedule)
  app.contentVersion.subscribe(() => void schedule())
  app.addHook('onClose', (_app, next) => {
    clearTimeout(timer)
    next()
  })
}
