/**
 * The settings of this installation: the environment, and before it the file `.env` beside
 * `package.json`, which is nobody else's. What the site in the browser has to know is
 * derived from them here, once.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '..', '..', '.env')
// What the environment says already stays.
if (existsSync(file)) process.loadEnvFile(file)

const { env } = process
const basePath = env.BASE_PATH?.trim() || '/'
if (!/^\/(?:[\w-]+\/)*$/.test(basePath)) {
  console.error('BASE_PATH must begin and end with a slash, like /portfolio/.')
  process.exit(1)
}
env.BASE_PATH = basePath
if (env.CONTACT_SMTP_URL || env.CONTACT_WEBHOOK) {
  env.VITE_CONTACT_ENDPOINT ||= `${basePath}api/contact`
}
