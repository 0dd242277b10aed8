/**
 * Runs the checks of e2e/engines in Firefox and in WebKitGTK. `npm run test:engines -- firefox`
 * runs one engine only; other arguments are Playwright's.
 */
import './lib/noInstallation.mjs'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { ensureFirefox, ensureWebKit } from './lib/engines.mjs'
import { freePort } from './lib/freePort.mjs'

const programs = { firefox: ensureFirefox, webkit: ensureWebKit }
const isEngine = (argument) => Object.hasOwn(programs, argument)
const args = process.argv.slice(2)
const named = args.filter(isEngine)
const engines = named.length > 0 ? named : Object.keys(programs)

try {
  for (const engine of engines) programs[engine]()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await buildIfNeeded()

// The site's data, the browsers' profiles and caches: all in one folder.
const folder = mkdtempSync(path.join(tmpdir(), 'karya-engines-'))
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const tests = spawn(
  process.execPath,
  [
    ...[cli, 'test', '--config', 'e2e/engines.config.ts'],
    `--output=${path.join(folder, 'results')}`,
    ...engines.map((engine) => `--project=${engine}`),
    ...args.filter((argument) => !isEngine(argument)),
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: Ctrl+C reaches only this process, which passes it on once.
    detached: true,
    env: { ...process.env, E2E_PORT: String(await freePort()), TMPDIR: folder, HOME: folder },
  },
)

// Playwright ends its fixtures, and with them the browsers, on SIGINT only.
let isInterrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!isInterrupted) tests.kill('SIGINT')
    isInterrupted = true
  })
}
endWithNpm()

tests.on('close', (status) => {
  try {
    process.kill(-tests.pid, 'SIGKILL')
  } catch {
    // Nothing is left of the group.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(status ?? 1)
})
