/**
 * This installation: what its file `.env`, beside `package.json`, says before the environment
 * does. Commands that an owner works with begin with it; tests and measures do not.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '..', '..', '.env')
// What the environment says already stays.
if (existsSync(file)) process.loadEnvFile(file)
