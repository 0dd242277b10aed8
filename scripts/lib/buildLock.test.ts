import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

let checkout: string
let processes: ChildProcess[]

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'karya-lock-'))
  processes = []
  cpSync(__dirname, path.join(checkout, 'scripts', 'lib'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(checkout, 'node_modules'))
})
afterEach(async () => {
  await Promise.all(processes.map(kill))
  rmSync(checkout, { recursive: true })
})

/** Starts a process that runs JavaScript code while it holds the lock. */
function runLocked(work: string) {
  const script = `
    import { withBuildLock } from ${JSON.stringify(path.join(checkout, 'scripts/lib/buildLock.mjs'))}
    await withBuildLock(async () => { ${work} })
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The next output of a process. */
function nextOutput(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => stream.once('data', (data: Buffer) => resolve(data.toString())))
}

const forever = 'console.log("locked"); setInterval(() => {}, 1000); await new Promise(() => {})'

it('waits for another process, prints a notice, and continues when that process is killed', async () => {
  const first = runLocked(forever)
  await nextOutput(first.stdout)
  const second = runLocked('console.log("second")')
  const output = text(second.stdout)
  expect(await nextOutput(second.stderr)).toBe(
    'Waiting for another build of this checkout to finish …\n',
  )
  expect(second.exitCode).toBeNull()
  await kill(first)
  expect(await output).toBe('second\n')
})

it('runs the work of several processes one after another', async () => {
  const file = JSON.stringify(path.join(checkout, 'log'))
  const logged = `
    const { appendFileSync, readFileSync } = await import('node:fs')
    appendFileSync(${file}, 'begin ')
    await new Promise(setImmediate)
    appendFileSync(${file}, 'end ')
    process.stdout.write(readFileSync(${file}, 'utf8'))
  `
  const outputs = await Promise.all(Array.from({ length: 4 }, () => text(runLocked(logged).stdout)))
  expect(outputs.sort()).toEqual([1, 2, 3, 4].map((count) => 'begin end '.repeat(count)))
})

it('releases the lock when the work fails', async () => {
  const failing = runLocked('throw new Error("on purpose")')
  expect(await text(failing.stderr)).toContain('on purpose')
  expect(await text(runLocked('console.log("next")').stdout)).toBe('next\n')
})
