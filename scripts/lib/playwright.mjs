import { createRequire } from 'node:module'
import path from 'node:path'
import { buildIfNeeded } from './currentBuild.mjs'
import { clearOwnerEnv } from './environment.mjs'
import { root } from './folders.mjs'
import { exitWithNpm, freePort, runChild } from './processes.mjs'
import { createRunFolder } from './runFolder.mjs'

/**
 * Runs Playwright's tests on the built site, without the owner's settings, and sets the exit code.
 * @param {string} config the name of the configuration in e2e/
 * @param {() => { args: string[], env: NodeJS.ProcessEnv }} prepare installs missing browsers;
 *   returns arguments and environment variables for Playwright
 */
export async function runPlaywright(config, prepare) {
  clearOwnerEnv()
  exitWithNpm()
  createRunFolder(root)
  try {
    const { args, env } = prepare()
    await buildIfNeeded()
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
    process.exitCode = await runChild(
      process.execPath,
      [cli, 'test', '--config', path.join('e2e', config), ...args],
      { cwd: root, env: { E2E_PORT: String(await freePort()), ...process.env, ...env } },
    )
  } catch (error) {
    // A missing browser: without a stack trace.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
