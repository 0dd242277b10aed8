import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from './test'

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/health`)).ok
  } catch {
    return false
  }
}

test('npm start serves the site, and SIGTERM to npm itself ends it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karya-start-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => npm.once('exit', resolve))

  await expect.poll(() => output, { timeout: 20_000 }).toContain(`Karya: ${address}`)
  expect(await answers(address)).toBe(true)
  expect(await (await fetch(`${address}/projects`)).text()).toContain('<div id="root">')

  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => answers(address)).toBe(false)
  rmSync(dataDir, { recursive: true })
})
