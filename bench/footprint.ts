/** What Karya takes: time of the start and memory. Reads /proc: only on Linux. */
import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { apiToken, endProcess, residentMemory } from '../e2e/helpers/Installation'
import pages from '../e2e/pagePaths.json'
import { findProcesses, freePort } from '../scripts/lib/processes.mjs'
import { fetchOnce, measureInTurns, median, runsOr, waitUntilReady } from './measure'
import { root, uploadPicture, type Row, type Run } from './run'

const runs = runsOr(5)
/** With the options of npm start, and the libraries of the server and of the pages. */
const bareFastify = [
  ...['node', '--max-semi-space-size=2', '--v8-pool-size=1', '--input-type=module', '-e'],
  `for (const name of ['helmet', '@fastify/rate-limit', '@fastify/swagger', 'ajv', 'typebox', 'kysely', 'libsql', 'react', 'react-dom/server', 'react-redux', '@reduxjs/toolkit/query/react', 'react-router-dom', 'styled-components']) await import(name)
  const app = (await import('fastify')).default().get('/', () => 'Karya')
  await app.listen({ port: process.env.PORT })`,
]
const bareServer =
  "require('node:http').createServer((request, response) => response.end('Karya')).listen(process.env.PORT, '127.0.0.1')"

/** The last one is what the others are compared with. */
const starts: { name: string; command: string[]; max: number }[] = [
  { name: 'npm start, built', command: ['npm', 'start'], max: 8 },
  { name: 'the server alone', command: ['node', 'build/server.cjs'], max: 6 },
  { name: 'bare node:http', command: ['node', '-e', bareServer], max: 1 },
]

/** What the unit and the container set in the environment of the server. */
const deployed = { MALLOC_ARENA_MAX: '2' }

async function start([program = '', ...args]: readonly string[], dataDir: string, options = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { NODE_OPTIONS: _, ...env } = process.env
  const settings = { PORT: String(port), DATA_DIR: dataDir, API_TOKEN: apiToken, ...options }
  const begin = performance.now()
  const child = spawn(program, args, { cwd: root, stdio: 'ignore', env: { ...env, ...settings } })
  await waitUntilReady(url)
  return { child, url, time: performance.now() - begin }
}

/** Bytes of `npm start` after the start, and after all pages, previews and an upload; of a bare Fastify. */
async function measureMemory(dataDir: string): Promise<number[]> {
  const { url, child } = await start(['npm', 'start'], dataDir, deployed)
  const server = findProcesses(dataDir).find(({ command }) => /^\S*node .*start\.m/.test(command))
  const first = residentMemory(server?.pid)
  for (const page of pages) await fetchOnce(url + page)
  for (const name of ['home', 'projects', 'blog']) await fetchOnce(`${url}/previews/${name}.png`)
  await uploadPicture(url)
  const last = residentMemory(server?.pid)
  await endProcess(child, 'SIGTERM')
  const bare = await start(bareFastify, dataDir, deployed)
  const base = residentMemory(bare.child.pid)
  await endProcess(bare.child, 'SIGTERM')
  return [first, last, base]
}

export async function benchFootprint(run: Run): Promise<void> {
  const site = run.install()
  // A first start stores parsed texts and, after five seconds, the compiled code.
  for (const { command } of starts) {
    const { child } = await start(command, site.dataDir)
    await delay(7000)
    await endProcess(child, 'SIGTERM')
  }
  const times = await measureInTurns(starts, runs, async ({ command }) => {
    const { child, time } = await start(command, site.dataDir)
    await endProcess(child, 'SIGTERM')
    return time
  })
  const bare = median(times.at(-1) ?? [])
  const rows: Row[] = starts.map(({ name, max }, index) => {
    const time = median(times[index] ?? [])
    run.limit(`start to the first page: ${name}, relative to bare node:http`, time / bare, max)
    const result = `${time.toFixed(0)} ms`
    return { what: `start to the first page: ${name}`, result, ratio: (time / bare).toFixed(1) }
  })
  const memory: number[][] = []
  for (let index = 0; index < runs; index += 1) memory.push(await measureMemory(site.dataDir))
  const [first = 0, last = 0, base = 0] = [0, 1, 2].map((at) => median(memory.map((m) => m[at]!)))
  const add = (what: string, value: number, max: number) => {
    run.limit(`${what}, MB`, value / 1e6, max)
    rows.push({ what, result: `${(value / 1e6).toFixed(0)} MB`, ratio: (value / base).toFixed(2) })
  }
  add('memory after one page', first, 120)
  add('memory after all pages, three previews and an upload', last, 130)
  add('memory of a bare Fastify with the same libraries', base, Infinity)
  run.table(`What Karya takes, medians of ${runs}:`, rows)
}
