import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cleanUp, temporaryFile } from '../testing/cleanUp'
import { ImagingProcess } from './ImagingProcess'

/** A program that answers with its process id, and ends or fails where the title asks for it. */
const program = `
process.on('message', ({ id, args: [{ title }] }) => {
  if (title === 'crash') process.kill(process.pid, 'SIGKILL')
  else if (title === 'fail') process.send({ id, error: 'no such font' })
  else process.send({ id, result: Buffer.from(String(process.pid)) })
})
process.once('disconnect', () => process.exit())
`

const idleTimeout = 300
let file: string
let imaging: ImagingProcess

beforeEach(() => {
  file = temporaryFile('imaging.cjs', program)
  imaging = new ImagingProcess(file, idleTimeout)
})
afterEach(cleanUp)

async function draw(title: string): Promise<string> {
  return String(await imaging.drawSocialImage({ title, owner: 'Ayu', description: '' }))
}

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

async function expectEnded(pid: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (isRunning(pid) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(isRunning(pid)).toBe(false)
}

test('requests at the same time share a process, and a failed one rejects alone', async () => {
  const [first, failed, second] = await Promise.allSettled([draw('a'), draw('fail'), draw('b')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such font' } })
  expect(first).toEqual({ status: 'fulfilled', value: expect.stringMatching(/^\d+$/) as string })
  expect(second).toEqual(first)
})

test('after a crash or a kill, the next request starts another process', async () => {
  const crashed = await draw('a')
  await expect(draw('crash')).rejects.toThrow('it ended with SIGKILL')
  const killed = await draw('b')
  expect(killed).not.toBe(crashed)
  process.kill(Number(killed), 'SIGKILL')
  expect(await draw('b')).not.toBe(killed)
})

test('the process ends when it is idle, and its end fails no later request', async () => {
  const ended = await draw('a')
  await expectEnded(ended)
  expect(await draw('b')).not.toBe(ended)
})

test('the process ends with its parent', async () => {
  const parent = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').fork(${JSON.stringify(file)}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
     console.log(child.pid)`,
  ])
  const [output] = (await once(parent.stdout, 'data')) as [Buffer]
  parent.kill('SIGKILL')
  await expectEnded(output.toString().trim())
})
