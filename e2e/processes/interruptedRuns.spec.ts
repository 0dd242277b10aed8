import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findProcesses } from '../../scripts/lib/processes.mjs'

const root = path.resolve(__dirname, '../..')
const jest = [
  'node_modules/jest/bin/jest.js',
  'server/resources/posts',
  '--selectProjects',
  'postgres',
]
const browserTests = ['scripts/process-tests.mjs', '-g', 'SIGKILL to npm']

/** The command lines of all processes whose environment contains the temporary folder. */
const commandsOf = (temporary: string) => findProcesses(temporary).map(({ command }) => command)

/** Starts a test run without the environment variables of the current run. */
function startRun(args: readonly string[], temporary: string) {
  const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: temporary }
  for (const name of Object.keys(env)) {
    if (/^(RUN_FOLDER|E2E_|TEST_|npm_|PW_|PLAYWRIGHT_)/.test(name)) delete env[name]
  }
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' })
}

for (const [name, args, signal, startedCommand] of [
  ['the server tests', jest, 'SIGINT', /postgres.* -D /],
  ['the browser tests', browserTests, 'SIGINT', /scripts\/start\.mjs/],
  ['the browser tests', browserTests, 'SIGKILL', /scripts\/start\.mjs/],
] as const) {
  test(`${name} leave no process and no folder after ${signal}`, async () => {
    const temporary = mkdtempSync(path.join(tmpdir(), 'karya-interruption-'))
    // PostgreSQL runs as another user, which needs access.
    chmodSync(temporary, 0o755)
    const run = startRun(args, temporary)
    const ended = once(run, 'exit')
    await expect
      .poll(() => commandsOf(temporary).join('\n'), { timeout: 120_000 })
      .toMatch(startedCommand)
    run.kill(signal)
    await ended
    await expect.poll(() => commandsOf(temporary)).toEqual([])
    expect(readdirSync(temporary).filter((entry) => entry.startsWith('karya-'))).toEqual([])
    rmSync(temporary, { recursive: true })
  })
}
