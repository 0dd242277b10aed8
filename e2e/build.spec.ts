import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { Project } from './project'

const check = 'npm run --silent content -- check content/sample.yaml'
const isRight = /^content\/sample\.yaml is right: 14 projects, .+\n$/

// Whole builds beside one another take their time on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let project: Project

test.beforeAll(() => {
  project = new Project({})
})
test.afterAll(() => project.remove())

const inProject = (...names: string[]) => path.join(project.folder, ...names)
const modified = (...names: string[]) => statSync(inProject(...names)).mtimeMs
const unfinished = () => readdirSync(inProject('build')).filter((name) => name.startsWith('tmp-'))

test('a build that is killed is not in the way of the next command', async () => {
  const build = project.run('scripts/build.mjs')
  await expect.poll(unfinished).toHaveLength(1)
  await build.stop('SIGKILL')
  expect(await project.type(check)).toMatch(isRight)
  expect(unfinished()).toEqual([])
})

test('commands and a server that start together, without a build, all succeed', async ({
  request,
}) => {
  for (const name of ['server.cjs', 'commands.cjs']) rmSync(inProject('build', name))
  const [address, built, ...checks] = await Promise.all([
    project.start(),
    project.type('npm run --silent build'),
    ...[1, 2, 3].map(() => project.type(check)),
  ])
  expect(built).toBe('')
  for (const output of checks) expect(output).toMatch(isRight)
  expect(await (await request.get(address)).text()).toContain('Raka Contoh')
  expect((await request.get(`${address}/api/health`)).ok()).toBe(true)
})

test('nothing is built anew when nothing has changed', async () => {
  const times = () => [modified('build', 'commands.cjs'), modified('dist', 'index.html')]
  const before = times()
  expect(await project.type(check)).toMatch(isRight)
  await project.type('npm run --silent doctor || true')
  expect(times()).toEqual(before)
})

test('while builds replace one another, commands succeed and the page is there', async () => {
  let isOver = false
  let builds = 0
  const pages = new Set<number>()
  const building = async () => {
    for (; !isOver; builds += 1) await project.type('npm run --silent build')
  }
  const reading = async () => {
    for (; !isOver; await delay(1)) {
      pages.add(readFileSync(inProject('dist', 'index.html'), 'utf8').length)
    }
  }
  const checking = async () => {
    try {
      for (let checks = 0; checks < 10 || builds < 1; checks += 1) {
        expect(await project.type(check)).toMatch(isRight)
      }
    } finally {
      isOver = true
    }
  }
  await Promise.all([building(), reading(), checking()])
  expect(pages.size).toBe(1)
})
