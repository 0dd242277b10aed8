import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'libsql'
import { buildFolder } from './folders.mjs'

const retryMs = 100
const noticeAfterMs = 1000

/**
 * Runs `work` while this process holds the build lock of the checkout. The lock is SQLite's lock
 * on a file: the kernel releases it when the process is killed. Not reentrant.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>} what `work` returns
 */
export async function withBuildLock(work) {
  mkdirSync(buildFolder, { recursive: true })
  // A user without write access cannot build, but can use a current build.
  if (!isWritable(buildFolder)) return work()
  // Only `exec`: a statement from `prepare` would keep the file open after `close`.
  const database = new Database(path.join(buildFolder, 'lock.db'), { timeout: 0 })
  try {
    await waitForLock(database)
    try {
      return await work()
    } finally {
      database.exec('ROLLBACK')
    }
  } finally {
    database.close()
  }
}

/** @param {import('libsql').Database} database */
async function waitForLock(database) {
  const noticeAt = Date.now() + noticeAfterMs
  let isNoticeDue = true
  while (!tryLock(database)) {
    if (isNoticeDue && Date.now() >= noticeAt) {
      console.error('Waiting for another build of this checkout to finish …')
      isNoticeDue = false
    }
    await delay(retryMs)
  }
}

/** @param {import('libsql').Database} database */
function tryLock(database) {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
    if (isBusy) return false
    throw error
  }
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
