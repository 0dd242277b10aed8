import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'libsql'
import { buildFolder } from './folders.mjs'

const retryMs = 100
const noticeAfterMs = 1000

/**
 * Runs `work` while no other process of this checkout runs work under the lock. The lock is
 * SQLite's lock on a file: the kernel releases it when a process is killed. Not reentrant.
 * @returns what `work` returns
 */
export async function withBuildLock(work) {
  mkdirSync(buildFolder, { recursive: true })
  // A user without write access cannot build, but can use a build that is current.
  if (!isWritable(buildFolder)) return work()
  // A statement made by `prepare` would keep the file open after `close`: `exec` only.
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

function tryLock(database) {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error.code === 'SQLITE_BUSY') return false
    throw error
  }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
