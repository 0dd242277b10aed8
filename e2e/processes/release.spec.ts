import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ServerProcess } from '../../server/testing/serverProcess'
import { ProjectCopy } from '../helpers/ProjectCopy'
import { expect, test } from '../helpers/test'

const run = promisify(execFile)
const root = path.resolve(__dirname, '../..')
let folder: string
let release: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karya-release-'))
  release = path.join(folder, 'release')
  await run('npm', ['run', 'release', '--', release], { cwd: root })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0)
}

test('a release is not written into a folder named like an option', async () => {
  const written = run('npm', ['run', 'release', '--', '--help'], { cwd: root })
  await expect(written).rejects.toThrow('Usage: npm run release')
})

// First: a server stores its compiled code beside it.
test('a release takes less than 90 MB', () => {
  expect(sizeOf(release)).toBeLessThan(90e6)
})

test('a release runs by node alone, with pages, API, pictures, previews and commands', async () => {
  const env = { KARYA_API_ONLY: undefined, DATA_DIR: path.join(folder, 'data') }
  const server = new ServerProcess(path.join(release, 'build', 'server.cjs'), [], env)
  const url = await server.address()
  const home = await (await fetch(url)).text()
  expect(home).toContain('Raka Contoh')
  for (const path of ['/api/projects', '/studio']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  }
  // Loads the package for passkeys.
  const headers = { 'x-studio': '1', origin: url }
  const options = await fetch(`${url}/api/studio/session/options`, { method: 'POST', headers })
  expect(await options.json()).toMatchObject({ data: { options: { rpId: '127.0.0.1' } } })
  const [, picture] = /srcset="([^" ]+)/i.exec(home) ?? []
  for (const file of [picture, '/previews/home.png']) {
    const response = await fetch(new URL(file ?? '/no-picture', url))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
  const exported = path.join(folder, 'content.yaml')
  const commands = path.join(release, 'build', 'commands.cjs')
  await new ServerProcess(commands, ['content', 'export', exported], env).ended
  expect(readFileSync(exported, 'utf8')).toContain('Raka Contoh')
  expect((await server.kill('SIGTERM')).code).toBe(0)
})

test('a release does not start under another path than that of its build', async () => {
  const env = {
    KARYA_API_ONLY: undefined,
    DATA_DIR: path.join(folder, 'data'),
    BASE_PATH: '/lain/',
  }
  const server = new ServerProcess(path.join(release, 'build', 'server.cjs'), [], env)
  const { code, errors } = await server.ended
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The site was built for BASE_PATH \/, /),
  ])
})

test('a release is not written into a folder that has files', async () => {
  const second = run('node', ['scripts/release.mjs', release], { cwd: root })
  await expect(second).rejects.toThrow(`${release} is not empty: name a new folder.`)
})

test('npm start says which packages are missing where only those of a release are', async () => {
  const copy = new ProjectCopy({ DATA_DIR: path.join(folder, 'other-data') }, { isBuilt: false })
  try {
    rmSync(path.join(copy.folder, 'node_modules'))
    symlinkSync(path.join(release, 'node_modules'), path.join(copy.folder, 'node_modules'))
    await expect(copy.shell('npm start')).rejects.toThrow(
      'run "npm ci" without --omit=dev, or "npm run release" on another machine',
    )
  } finally {
    await copy.remove()
  }
})
