import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'libsql'
import { buildFolder } from './folders.mjs'
import { texts } from './texts.mjs'

/**
 * Runs `work` while this process holds the build lock of the checkout. The lock is SQLite's lock
 * on a file: the kernel releases it when the process is killed. Not reentrant.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>} what `work` returns
 */
export async function withBuildLock(work) {
  mkdirSync(buildFolder, { recursive: true })
  try {
    accessSync(buildFolder, constants.W_OK)
  } catch {
    // A user without write access cannot build, but can use a current build.
    return work()
  }
  // Only `exec`: a statement from `prepare` would keep the file open after `close`.
  const database = new Database(path.join(buildFolder, 'lock.db'), { timeout: 0 })
  try {
    for (let tries = 0; !tryLock(database); tries += 1) {
      if (tries === 10) console.error(texts.waiting)
      await delay(100)
    }
    return await work()
  } finally {
    database.close()
  }
}

/** @param {import('libsql').Database} database */
function tryLock(database) {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}
