import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ProjectCopy } from '../helpers/ProjectCopy'

const check = 'npm run --silent content -- check content/sample.yaml'
const isValid = /^content\/sample\.yaml has no errors: 14 projects, .+\n$/

// Concurrent builds are slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let project: ProjectCopy

test.beforeAll(() => {
  project = new ProjectCopy({}, { isBuilt: false })
})
test.afterAll(() => project.remove())

const inProject = (...names: string[]) => path.join(project.folder, ...names)
const modified = (...names: string[]) => statSync(inProject(...names)).mtimeMs
const temporaryFolders = () =>
  readdirSync(inProject('build')).filter((name) => name.startsWith('tmp-'))

test('a killed build does not prevent the next command', async () => {
  const build = project.startScript('scripts/build.mjs')
  await expect.poll(temporaryFolders).toHaveLength(1)
  await build.stop('SIGKILL')
  expect(await project.shell(check)).toMatch(isValid)
  expect(temporaryFolders()).toEqual([])
})

test('commands and a server that start at once without a build succeed', async ({ request }) => {
  for (const name of ['server.cjs', 'commands.cjs']) rmSync(inProject('build', name))
  const [{ url: siteUrl }, buildOutput, ...checkOutputs] = await Promise.all([
    project.startSite('scripts/start.mjs'),
    project.shell('npm run --silent build'),
    ...[1, 2, 3].map(() => project.shell(check)),
  ])
  expect(buildOutput).toBe('')
  for (const output of checkOutputs) expect(output).toMatch(isValid)
  expect(await (await request.get(siteUrl)).text()).toContain('Raka Contoh')
  expect((await request.get(`${siteUrl}/api/health`)).ok()).toBe(true)
  // The next command does not rebuild the unchanged project.
  const times = () => [modified('build', 'commands.cjs'), modified('dist', 'index.html')]
  const before = times()
  await project.shell('npm run --silent doctor || true')
  expect(times()).toEqual(before)
})

test('commands succeed and index.html exists while builds replace each other', async () => {
  let isDone = false
  let builds = 0
  const pageSizes = new Set<number>()
  const buildRepeatedly = async () => {
    for (; !isDone; builds += 1) await project.shell('npm run --silent build')
  }
  const readRepeatedly = async () => {
    for (; !isDone; await delay(1)) {
      pageSizes.add(readFileSync(inProject('dist', 'index.html'), 'utf8').length)
    }
  }
  const checkRepeatedly = async () => {
    try {
      for (let checks = 0; checks < 3 || builds < 1; checks += 1) {
        expect(await project.shell(check)).toMatch(isValid)
      }
    } finally {
      isDone = true
    }
  }
  await Promise.all([buildRepeatedly(), readRepeatedly(), checkRepeatedly()])
  expect(pageSizes.size).toBe(1)
})

test('the site has the same files without the studio', async () => {
  const buildSite = 'npx vite build --logLevel error --outDir'
  const filesIn = (folder: string) => readdirSync(inProject(folder, 'assets')).sort()
  await project.shell(`${buildSite} with-studio`)
  for (const name of ['src/studio', 'studio.html', 'vite.studio.config.ts']) {
    rmSync(inProject(name), { recursive: true })
  }
  await project.shell(`${buildSite} without-studio`)
  // The names contain hashes of the contents.
  expect(filesIn('without-studio')).toEqual(filesIn('with-studio'))
  expect(filesIn('with-studio').length).toBeGreaterThan(15)
})
