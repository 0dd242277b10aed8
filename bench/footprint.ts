/** What Karya takes: time of the start and memory. Reads /proc: only on Linux. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { apiToken, endProcess } from '../e2e/helpers/Installation'
import { findProcesses, freePort } from '../scripts/lib/processes.mjs'
import { fetchOnce, measureInTurns, median, runsOr, waitUntilReady } from './measure'
import { root, uploadPicture, type Row, type Run } from './run'

const runs = runsOr(5)
const bareServer =
  "require('node:http').createServer((request, response) => response.end('Karya')).listen(process.env.PORT, '127.0.0.1')"

/** The last one is what the others are compared with. */
const starts: { name: string; command: string[]; max: number }[] = [
  { name: 'npm start, built', command: ['npm', 'start'], max: 8 },
  { name: 'the server alone', command: ['node', 'build/server.cjs'], max: 6 },
  { name: 'bare node:http', command: ['node', '-e', bareServer], max: 1 },
]

/** Starts a server and waits until it has answered a request for its home page. */
async function start([program = '', ...args]: readonly string[], dataDir: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { NODE_OPTIONS: _, ...env } = process.env
  const settings = { PORT: String(port), DATA_DIR: dataDir, API_TOKEN: apiToken }
  const begin = performance.now()
  const child = spawn(program, args, { cwd: root, stdio: 'ignore', env: { ...env, ...settings } })
  await waitUntilReady(url)
  return { child, url, time: performance.now() - begin }
}

/** Resident megabytes of the process of the server itself. */
function residentMemory(dataDir: string): number {
  const server = findProcesses(dataDir).find(({ command }) => /^\S*node .*start\.mjs/.test(command))
  const status = server ? readFileSync(`/proc/${server.pid}/status`, 'utf8') : ''
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6
}

/** Memory of `npm start` after the start, and after all pages, previews and an upload. */
async function measureMemory(dataDir: string): Promise<[number, number]> {
  const { url, child } = await start(['npm', 'start'], dataDir)
  const first = residentMemory(dataDir)
  const pages = JSON.parse(readFileSync(path.join(root, 'e2e/pagePaths.json'), 'utf8')) as string[]
  for (const page of pages) await fetchOnce(url + page)
  for (const name of ['home', 'projects', 'blog']) await fetchOnce(`${url}/previews/${name}.png`)
  await uploadPicture(url)
  const last = residentMemory(dataDir)
  await endProcess(child, 'SIGTERM')
  return [first, last]
}

export async function benchFootprint(run: Run): Promise<void> {
  const data = run.file('data')
  const times = await measureInTurns(starts, runs, async ({ command }) => {
    const { child, time } = await start(command, data)
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
  const memory: [number, number][] = []
  for (let index = 0; index < runs; index += 1) memory.push(await measureMemory(data))
  const addMegabytes = (what: string, value: number, max: number) => {
    run.limit(`${what}, MB`, value, max)
    rows.push({ what, result: `${value.toFixed(0)} MB` })
  }
  addMegabytes('memory of npm start, which has shown one page', median(memory.map(([a]) => a)), 120)
  addMegabytes(
    'memory after all pages, three previews and an upload',
    median(memory.map(([, b]) => b)),
    130,
  )
  run.table(`What Karya takes, medians of ${runs}:`, rows)
}
