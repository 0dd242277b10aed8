import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProcesses, freePort } from '../../scripts/lib/processes.mjs'
import { elementIds } from '../../src/lib/elementIds'
import { isHealthy } from '../helpers/Installation'
import { expect, test } from '../helpers/test'

let dataDir: string
let port: number

test.beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'karya-start-'))
  port = await freePort()
})
test.afterEach(() => {
  for (const { pid } of findProcesses(dataDir)) endIfRunning(pid)
  rmSync(dataDir, { recursive: true })
})

function endIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

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

/** The command lines of the Node.js processes below npm. */
const findPrograms = () =>
  findProcesses(dataDir).filter(({ command }) => /^\S*node .*start\.mjs/.test(command))

async function expectNoProcess(): Promise<void> {
  await expect.poll(() => findProcesses(dataDir).map(({ command }) => command)).toEqual([])
  expect(await isHealthy(port)).toBe(false)
}

const ends: Record<string, (pid: number) => void> = {
  'SIGTERM to npm': (pid) => process.kill(pid, 'SIGTERM'),
  'SIGINT to the process group, as from Ctrl+C': (pid) => process.kill(-pid, 'SIGINT'),
  'SIGKILL to npm': (pid) => process.kill(pid, 'SIGKILL'),
}
for (const [name, end] of Object.entries(ends)) {
  test(`npm start serves the site in one process; ${name} ends it`, async () => {
    const { pid, url, ended } = await startWithNpm()
    const html = await (await fetch(`${url}/projects`)).text()
    expect(html).toContain(`<div id="${elementIds.root}">`)
    const programs = findProcesses(dataDir).filter(({ command }) => /^\S*node /.test(command))
    expect(programs).toEqual(findPrograms())
    expect(programs).toHaveLength(1)
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

test('the server ends when its output is closed before a request is logged', async () => {
  const { npm, url } = await startWithNpm()
  npm.stdout.destroy()
  expect((await fetch(`${url}/api/projects`)).status).toBe(200)
  for (const { pid } of findPrograms()) process.kill(pid, 'SIGTERM')
  await expectNoProcess()
})
