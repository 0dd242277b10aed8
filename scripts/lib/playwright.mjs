import { createRequire } from 'node:module'
import path from 'node:path'
import { buildIfNeeded } from './currentBuild.mjs'
import { exitWithNpm } from './exitWithNpm.mjs'
import { root } from './folders.mjs'
import { freePort } from './freePort.mjs'
import { runChild } from './runChild.mjs'
import { createRunFolder } from './runFolder.mjs'

/**
 * Runs Playwright's tests on the built site and sets the exit code of this process.
 * @param {string} config the name of the configuration in e2e/
 * @param {() => { args: string[], env: NodeJS.ProcessEnv }} prepare installs missing browsers;
 *   returns arguments and environment variables for Playwright
 */
export async function runPlaywright(config, prepare) {
  exitWithNpm()
  createRunFolder(root)
  const { args, env } = prepareOrExit(prepare)
  await buildIfNeeded()
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  process.exitCode = await runChild(
    process.execPath,
    [cli, 'test', '--config', path.join('e2e', config), ...args],
    { cwd: root, env: { E2E_PORT: String(await freePort()), ...process.env, ...env } },
  )
}

/**
 * A missing browser is reported without a stack trace.
 * @template Result
 * @param {() => Result} prepare
 */
function prepareOrExit(prepare) {
  try {
    return prepare()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
