/**
 * What Karya takes: time of the start, memory, processes and disk. `-- --write` writes the table
 * to docs/measurements.md. Reads memory from /proc, so it runs only on Linux.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ProjectCopy } from '../e2e/projectCopy'
import { findProcesses } from '../scripts/lib/findProcesses.mjs'
import { freePort } from '../scripts/lib/freePort.mjs'
import { measureInTurns, median } from './medians'
import { formatTable } from './printTable'
import { fetchOnce } from './targets'
import { writeMeasurements } from './writeMeasurements'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const root = path.resolve(__dirname, '..')
const megabyte = 1e6

const bareServer =
  "require('node:http').createServer((request, response) => response.end('Karya')).listen(process.env.PORT, '127.0.0.1')"

const starts = {
  'npm start, built': ['npm', 'start'],
  'its script, without npm': ['node', 'scripts/start.mjs'],
  'the server alone': ['node', 'build/server.cjs'],
  'bare node:http': ['node', '-e', bareServer],
} as const

interface Started {
  child: ChildProcess
  port: number
  milliseconds: number
}

/** Starts a server and waits until it has answered a request for its home page. */
async function start([command, ...args]: readonly string[], dataDir: string): Promise<Started> {
  const port = await freePort()
  const { NODE_OPTIONS: _, ...env } = process.env
  const begin = performance.now()
  const child = spawn(command ?? '', args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  })
  while (!(await hasAnswered(port))) await new Promise((resolve) => setTimeout(resolve, 5))
  return { child, port, milliseconds: performance.now() - begin }
}

function hasAnswered(port: number): Promise<boolean> {
  return fetchOnce(port, '/').then(
    ({ response }) => response.statusCode === 200,
    () => false,
  )
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Medians of the start's milliseconds, measured in turns after a warm-up. */
async function measureStarts(dataDir: string): Promise<number[]> {
  const times = await measureInTurns(Object.values(starts), runs, async (command) => {
    const started = await start(command, dataDir)
    await stop(started)
    return started.milliseconds
  })
  return times.map(median)
}

/** Megabytes that are resident, of the process of the server itself. */
function residentMemory(dataDir: string): number {
  const server = findNodeProcesses(dataDir).find(({ command }) => command.includes('start.mjs'))
  const status = server ? readFileSync(`/proc/${server.pid}/status`, 'utf8') : ''
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / megabyte
}

/** Without npm and its shell. */
function findNodeProcesses(dataDir: string) {
  return findProcesses(dataDir).filter(({ command }) => /^\S*node /.test(command))
}

/** Memory of `npm start` after the start, after all pages, and after a preview. */
async function measureMemory(dataDir: string): Promise<number[]> {
  const started = await start(starts['npm start, built'], dataDir)
  const values = [residentMemory(dataDir)]
  const pages = JSON.parse(readFileSync(path.join(root, 'e2e/pagePaths.json'), 'utf8')) as string[]
  for (const url of pages) await fetchOnce(started.port, url)
  values.push(residentMemory(dataDir))
  await fetchOnce(started.port, '/previews/home.png')
  while (findNodeProcesses(dataDir).length > 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  values.push(residentMemory(dataDir))
  await stop(started)
  return values
}

/** The first start of a copy of the project, whose pictures are converted. */
async function measureFirstStart(dataDir: string) {
  const copy = new ProjectCopy({ DATA_DIR: dataDir, NODE_OPTIONS: '' }, { isBuilt: false })
  try {
    const begin = performance.now()
    await copy.start()
    const seconds = (performance.now() - begin) / 1000
    const memory = residentMemory(dataDir)
    return { seconds, memory, children: findProcesses(dataDir).length - 1 }
  } finally {
    await copy.remove()
  }
}

function folderSize(folder: string): string {
  const [kilobytes] = execFileSync('du', ['-sk', folder]).toString().split('\t')
  return `${((Number(kilobytes) * 1024) / megabyte).toFixed(0)} MB`
}

function installSize(folder: string): string {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(path.join(root, file), path.join(folder, file))
  }
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'ignore' })
  return folderSize(path.join(folder, 'node_modules'))
}

export async function benchFootprint(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-footprint-'))
  try {
    const data = path.join(folder, 'data')
    const times = await measureStarts(data)
    const memory: number[][] = []
    for (let run = 0; run < runs; run += 1) memory.push(await measureMemory(data))
    const first = await measureFirstStart(path.join(folder, 'first'))
    const memoryOf = (index: number) =>
      `${median(memory.map((values) => values[index] ?? 0)).toFixed(0)} MB`
    const bare = times.at(-1) ?? 0
    const results: [string, string, string?][] = [
      ...Object.keys(starts).map((name, index): [string, string, string] => {
        const time = times[index] ?? 0
        return [
          `start to the first page: ${name}`,
          `${time.toFixed(0)} ms`,
          (time / bare).toFixed(1),
        ]
      }),
      ['memory of npm start, which has shown one page', memoryOf(0)],
      ['memory after all pages', memoryOf(1)],
      ['memory after a preview', memoryOf(2)],
      [
        'first start, which builds; pictures converted before (1 run)',
        `${first.seconds.toFixed(1)} s`,
      ],
      ['memory after the first start', `${first.memory.toFixed(0)} MB`],
      ['other processes left by the first start', String(first.children)],
      ['packages of a production install', installSize(folder)],
    ]
    const rows = results.map(([what, result, ratio = '']) => ({
      what,
      result,
      'ratio to bare': ratio,
    }))
    const text = formatTable(`What Karya takes, medians of ${runs}:`, rows)
    console.log(`\n${text}`)
    if (process.argv.includes('--write')) writeMeasurements('footprint', text)
    return first.children === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
