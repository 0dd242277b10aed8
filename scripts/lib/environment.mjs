import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './folders.mjs'
import { texts } from './texts.mjs'

/** @param {string[]} names */
const read = (...names) => readFileSync(path.join(root, ...names), 'utf8')

/** For the owner's commands: adds the settings of `.env`. Variables that are set already win. */
export function loadDotEnv() {
  const file = path.join(root, '.env')
  // `process.loadEnvFile` takes a byte order mark for a part of the first name.
  const settings = existsSync(file) ? parseEnv(read('.env').replace(/^\uFEFF/, '')) : {}
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  // A server that is started without this file cannot change its settings.
  process.env.KARYA_SETTINGS_FILE = file
  setBasePath()
}

/**
 * For tests and measurements: removes every setting that `.env.example` lists, so that none of
 * them uses the owner's database or mailbox. Messages of commands are in English.
 */
export function clearOwnerEnv() {
  for (const [, name = ''] of read('.env.example').matchAll(/^#([A-Z_]+)=/gm)) {
    delete process.env[name]
  }
  process.env.LC_ALL = 'C.UTF-8'
  setBasePath()
}

/** The build of the site reads it. */
function setBasePath() {
  const basePath = process.env.BASE_PATH?.trim() || '/'
  const pattern = JSON.parse(read('server', 'basePathPattern.json'))
  if (!new RegExp(pattern).test(basePath)) {
    console.error(texts.basePath(basePath))
    process.exit(1)
  }
  process.env.BASE_PATH = basePath
}
