import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'

/** @type {string} */
const basePathPattern = JSON.parse(
  readFileSync(path.join(root, 'server', 'plugins', 'basePathPattern.json'), 'utf8'),
)

/** For the owner's commands: adds the settings of `.env`. Variables that are set already win. */
export function loadDotEnv() {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  setBuildVariables()
}

/**
 * For tests and measurements: removes every setting that `.env.example` lists, so that none of
 * them uses the owner's database or mailbox.
 */
export function clearOwnerEnv() {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  for (const [, name = ''] of example.matchAll(/^#([A-Z_]+)=/gm)) delete process.env[name]
  setBuildVariables()
}

/** Sets the variables that the build of the site reads. */
function setBuildVariables() {
  const { env } = process
  const basePath = env.BASE_PATH?.trim() || '/'
  if (!new RegExp(basePathPattern).test(basePath)) {
    console.error(
      `BASE_PATH must begin and end with a slash, such as /portfolio/ (found "${basePath}").`,
    )
    process.exit(1)
  }
  env.BASE_PATH = basePath
}
