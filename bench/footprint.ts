/** What Karya takes: time of the start, memory, processes and disk. Reads /proc: only on Linux. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ProjectCopy } from '../e2e/projectCopy'
import { findProcesses, freePort } from '../scripts/lib/processes.mjs'
import { fetchOnce, measureInTurns, median, runsOr, waitUntilReady } from './measure'
import { root, type Row, type Run } from './run'

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
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  })
  await waitUntilReady(url)
  const stop = () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    return ended
  }
  return { url, stop, milliseconds: performance.now() - begin }
}

/** Without npm and its shell. */
const findNodeProcesses = (dataDir: string) =>
  findProcesses(dataDir).filter(({ command }) => /^\S*node /.test(command))

/** Resident megabytes of the process of the server itself. */
function residentMemory(dataDir: string): number {
  const server = findNodeProcesses(dataDir).find(({ command }) => command.includes('start.mjs'))
  const status = server ? readFileSync(`/proc/${server.pid}/status`, 'utf8') : ''
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6
}

/** Memory of `npm start` after the start, after all pages, and after a preview. */
async function measureMemory(dataDir: string): Promise<number[]> {
  const { url, stop } = await start(['npm', 'start'], dataDir)
  const values = [residentMemory(dataDir)]
  const pages = JSON.parse(readFileSync(path.join(root, 'e2e/pagePaths.json'), 'utf8')) as string[]
  for (const page of pages) await fetchOnce(url + page)
  values.push(residentMemory(dataDir))
  await fetchOnce(`${url}/previews/home.png`)
  while (findNodeProcesses(dataDir).length > 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  values.push(residentMemory(dataDir))
  await stop()
  return values
}

/** The first start of a copy of the project, whose pictures are converted. */
async function measureFirstStart(run: Run) {
  const dataDir = run.file('first')
  const copy = new ProjectCopy({ DATA_DIR: dataDir, NODE_OPTIONS: '' }, { isBuilt: false })
  run.atEnd(() => copy.remove())
  const begin = performance.now()
  await copy.start()
  const seconds = (performance.now() - begin) / 1000
  return { seconds, memory: residentMemory(dataDir), others: findProcesses(dataDir).length - 1 }
}

/** Megabytes on disk of a production install. */
function installSize(folder: string): number {
  execFileSync(process.execPath, ['scripts/release.mjs', folder], { cwd: root, stdio: 'ignore' })
  const output = execFileSync('du', ['-sk', path.join(folder, 'node_modules')]).toString()
  return (Number.parseInt(output) * 1024) / 1e6
}

export async function benchFootprint(run: Run): Promise<void> {
  const data = run.file('data')
  const times = await measureInTurns(starts, runs, async ({ command }) => {
    const { milliseconds, stop } = await start(command, data)
    await stop()
    return milliseconds
  })
  const bare = median(times.at(-1) ?? [])
  const rows: Row[] = starts.map(({ name, max }, index) => {
    const time = median(times[index] ?? [])
    run.limit(`start to the first page: ${name}, relative to bare node:http`, time / bare, max)
    const result = `${time.toFixed(0)} ms`
    return { what: `start to the first page: ${name}`, result, ratio: (time / bare).toFixed(1) }
  })
  const addRow = (what: string, value: number, unit: string, max = Infinity) => {
    run.limit(`${what}, ${unit}`, value, max)
    rows.push({ what, result: `${Number(value.toFixed(1))} ${unit}` })
  }
  const memory: number[][] = []
  for (let index = 0; index < runs; index += 1) memory.push(await measureMemory(data))
  const memoryAt = (index: number) => median(memory.map((values) => values[index] ?? NaN))
  addRow('memory of npm start, which has shown one page', memoryAt(0), 'MB', 120)
  addRow('memory after all pages', memoryAt(1), 'MB', 130)
  addRow('memory after a preview', memoryAt(2), 'MB')
  const first = await measureFirstStart(run)
  addRow('first start, which builds (1 run)', first.seconds, 's')
  addRow('memory after the first start', first.memory, 'MB')
  addRow('other processes', first.others, 'left by the first start', 0)
  addRow('packages of a production install', installSize(run.file('release')), 'MB')
  run.table(`What Karya takes, medians of ${runs}:`, rows)
}
