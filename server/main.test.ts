import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import { paths } from './paths'
import { cleanUp, temporaryFolder } from './testing/testApp'

let bundle: string

/** The server as one file, in a project of its own: with a content file, without a site. */
beforeAll(async () => {
  const project = temporaryFolder()
  mkdirSync(path.join(project, 'build'))
  mkdirSync(path.join(project, 'content'))
  writeFileSync(
    path.join(project, 'content', 'sample.yaml'),
    readFileSync(paths.sampleContent, 'utf8'),
  )
  bundle = path.join(project, 'build', 'server.cjs')
  await build({
    entryPoints: [path.join(paths.root, 'server', 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: [path.join(paths.root, 'node_modules', 'libsql')],
    alias: { libsql: path.join(paths.root, 'node_modules', 'libsql') },
  })
})
afterAll(cleanUp)

interface Run {
  code: number | null
  output: string
  errors: string
}

/** Starts the server; with `until`, ends it by SIGTERM once it has said so. */
function run(env: NodeJS.ProcessEnv, until?: RegExp): Promise<Run> {
  const child = spawn(process.execPath, [bundle], {
    env: { PATH: process.env.PATH, KARYA_API_ONLY: '1', PORT: '0', ...env },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (until?.test(output)) child.kill('SIGTERM')
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}

it('prints its address, and ends with 0 on SIGTERM', async () => {
  const { code, output, errors } = await run({ DATA_DIR: temporaryFolder() }, /Karya: /)
  expect(output).toMatch(/^Karya: http:\/\/127\.0\.0\.1:\d+\n$/)
  expect(errors).toBe('')
  expect(code).toBe(0)
})

it('says in one line that the port is in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { code, errors } = await run({ DATA_DIR: temporaryFolder(), PORT: String(port) })
  other.close()
  expect(errors).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another.\n`)
  expect(code).toBe(1)
})

it('says in one line that the data folder cannot be used', async () => {
  const file = path.join(temporaryFolder(), 'data')
  writeFileSync(file, 'a file, not a folder')
  const { code, errors } = await run({ DATA_DIR: path.join(file, 'inside') })
  expect(errors).toMatch(/^The data folder .* cannot be made: .*\n$/)
  expect(code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('a file, not a folder')
})

it('says in one line that the database is none, and leaves it as it is', async () => {
  const dataDir = temporaryFolder()
  const file = path.join(dataDir, 'karya.db')
  const rubbish = 'this is no database, but somebody may want it back. '.repeat(200)
  writeFileSync(file, rubbish)
  const { code, errors } = await run({ DATA_DIR: dataDir })
  expect(errors).toMatch(/^The database .*karya\.db cannot be opened: .*\n$/)
  expect(code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(rubbish)
})

it('names file and line of a mistake in the content', async () => {
  const content = path.join(path.dirname(bundle), '..', 'content', 'sample.yaml')
  const sample = readFileSync(content, 'utf8')
  writeFileSync(content, sample.replace('percent: 95', 'percent: banyak'))
  const dataDir = path.join(temporaryFolder(), 'data')
  const { code, errors } = await run({ DATA_DIR: dataDir })
  writeFileSync(content, sample)
  expect(errors).toMatch(/sample\.yaml:\d+ skills\[0\]\.percent: must be number\n$/)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

it.each(['abc', '-1', '70000'])('refuses PORT=%s', async (port) => {
  const { code, errors } = await run({ PORT: port })
  expect(errors).toBe(`PORT must be a number from 0 to 65535, not "${port}".\n`)
  expect(code).toBe(1)
})
