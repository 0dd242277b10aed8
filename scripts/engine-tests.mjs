/**
 * Runs the checks of e2e/engines in Firefox and in WebKitGTK. `npm run test:engines -- firefox`
 * runs one engine only; other arguments are Playwright's.
 */
import './lib/clearOwnerEnv.mjs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { ensureFirefox, ensureWebKit } from './lib/engines.mjs'
import { root } from './lib/folders.mjs'
import { freePort } from './lib/freePort.mjs'
import { runChild } from './lib/runChild.mjs'
import { createRunFolder } from './lib/runFolder.mjs'

const programs = { firefox: ensureFirefox, webkit: ensureWebKit }
const isEngine = (argument) => Object.hasOwn(programs, argument)
const args = process.argv.slice(2)
const named = args.filter(isEngine)
const engines = named.length > 0 ? named : Object.keys(programs)

endWithNpm()
try {
  for (const engine of engines) programs[engine]()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await buildIfNeeded()
createRunFolder(root)
const folder = process.env.TMPDIR
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
process.exitCode = await runChild(
  process.execPath,
  [
    ...[cli, 'test', '--config', 'e2e/engines.config.ts'],
    `--output=${path.join(folder, 'results')}`,
    ...engines.map((engine) => `--project=${engine}`),
    ...args.filter((argument) => !isEngine(argument)),
  ],
  // The browsers' profiles and caches, too, are of this run.
  { cwd: root, env: { ...process.env, E2E_PORT: String(await freePort()), HOME: folder } },
)
