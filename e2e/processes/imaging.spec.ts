import { findProcesses } from '../../scripts/lib/processes.mjs'
import { Installation } from '../helpers/Installation'
import { expect, test } from '../helpers/test'

let installation: Installation

test.beforeEach(() => {
  installation = new Installation()
})
test.afterEach(() => installation.remove())

function imagingProcesses() {
  return findProcesses(installation.dataDir).filter(({ command }) =>
    command.includes('imaging.cjs'),
  )
}

test('previews are drawn in a process that is replaced after a crash, and ends when idle', async () => {
  const server = await installation.startServer()
  const readPreview = async (name: string) => {
    const response = await fetch(`${server.url}/previews/${name}.png`)
    return [response.status, response.headers.get('content-type')]
  }
  expect(await readPreview('home')).toEqual([200, 'image/png'])
  const [first] = imagingProcesses()
  expect(first).toBeDefined()
  if (first) process.kill(first.pid, 'SIGKILL')
  await expect.poll(imagingProcesses).toEqual([])

  expect(await readPreview('projects')).toEqual([200, 'image/png'])
  expect(imagingProcesses()).toHaveLength(1)
  await expect.poll(imagingProcesses).toEqual([])
  await server.kill('SIGTERM')
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`the process that draws previews ends with the server on ${signal}`, async () => {
    const server = await installation.startServer()
    expect((await fetch(`${server.url}/previews/projects.png`)).status).toBe(200)
    expect(imagingProcesses()).toHaveLength(1)
    await server.kill(signal)
    await expect.poll(imagingProcesses).toEqual([])
  })
}
