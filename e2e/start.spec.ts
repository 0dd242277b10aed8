import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/lib/freePort.mjs'
import { elementIds } from '../src/lib/elementIds'
import { isHealthy } from './isHealthy'
import { expect, test } from './test'

test('npm start serves the site, and SIGTERM to npm ends the server', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karya-start-'))
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => npm.once('exit', resolve))

  await expect.poll(() => output, { timeout: 20_000 }).toContain(`Karya: ${siteUrl}`)
  expect(await isHealthy(port)).toBe(true)
  const html = await (await fetch(`${siteUrl}/projects`)).text()
  expect(html).toContain(`<div id="${elementIds.root}">`)

  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => isHealthy(port)).toBe(false)
  rmSync(dataDir, { recursive: true })
})
