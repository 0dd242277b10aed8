import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProcesses, freePort, signal } from '../../scripts/lib/processes.mjs'
import { expect, test } from '../helpers/test'

let dataDir: string
let port: number

test.beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'karya-start-'))
  port = await freePort()
})
test.afterEach(() => {
  for (const { pid } of findProcesses(dataDir)) signal(pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true })
})

/** Runs `npm start` as a terminal does, in a process group of its own, until the site answers. */
async function startWithNpm() {
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    detached: true,
  })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => output).toContain(`Karya: ${url}`)
  return { npm, pid: npm.pid ?? 0, url, ended: once(npm, 'exit') }
}

async function expectNoProcess(): Promise<void> {
  await expect.poll(() => findProcesses(dataDir).map(({ command }) => command)).toEqual([])
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
}

const ends: Record<string, (pid: number) => void> = {
  'SIGINT to the process group, as from Ctrl+C': (pid) => signal(-pid, 'SIGINT'),
  'SIGKILL to npm': (pid) => signal(pid, 'SIGKILL'),
}
for (const [name, end] of Object.entries(ends)) {
  test(`npm start serves the site in one process; ${name} ends it`, async () => {
    const { pid, ended } = await startWithNpm()
    const programs = findProcesses(dataDir).filter(({ command }) => /^\S*node /.test(command))
    expect(programs.map(({ command }) => command)).toEqual([expect.stringMatching(/start\.mjs/)])
    end(pid)
    await ended
    await expectNoProcess()
  })
}

test('the server still answers when its output is closed, and ends with npm', async () => {
  const { npm, url, ended } = await startWithNpm()
  npm.stdout.destroy()
  // Each request is logged.
  for (let request = 0; request < 20; request += 1) {
    expect((await fetch(`${url}/api/projects`)).status).toBe(200)
  }
  npm.kill('SIGTERM')
  await ended
  await expectNoProcess()
})
