/**
 * Server cost of a request for a list, a page and a picture: Karya, Karya that logs requests, and a
 * bare node:http server with the same bytes; for the list also json-server with the same rows and
 * nginx with the same bytes. All are under the same load. Reads CPU time from /proc, so it runs only
 * on Linux.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { printTable } from './printTable'
import { measureInTurns, median } from './medians'
import {
  fetchOnce,
  headers,
  startTargets,
  waitUntilReady,
  type Target,
  type Targets,
} from './targets'

const connections = 50
const seconds = 3
const clients = 4
const requestsPerClient = 1000
/** Clock ticks per second in /proc. */
const ticks = 100

const goals = { bare: 1.1, jsonServer: 15, nginxP99: 3 }

/** CPU time of a process and its children, in seconds. */
function cpuSeconds(pid: number): number {
  const children = readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return (
        readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
      )
    } catch {
      return false
    }
  })
  return [String(pid), ...children].reduce((sum, entry) => sum + cpuOf(entry), 0)
}

function cpuOf(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

interface Load {
  perSecond: number
  /** CPU time per request in microseconds. */
  micros: number
}

async function load({ port, url, process: { pid = 0 } }: Target): Promise<Load> {
  const options = { url: `http://127.0.0.1:${port}${url}`, connections, headers }
  const before = cpuSeconds(pid)
  const result = await autocannon({ ...options, duration: seconds })
  const cpu = cpuSeconds(pid) - before
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} fails under load`)
  return {
    perSecond: result.requests.average,
    micros: (cpu / result.requests.total) * 1e6,
  }
}

/** The 99th percentile of the response time in milliseconds, with a few clients at once. */
async function measureP99({ port, url }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const sendRequests = async () => {
    for (let request = 0; request < requestsPerClient; request += 1) {
      const start = performance.now()
      await fetchOnce(port, url, agent)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, sendRequests))
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

interface Result {
  target: Target
  perSecond: number
  micros: number
  p99: number
}

async function measureAll(targets: readonly Target[]): Promise<Result[]> {
  for (const { port, url } of targets) await waitUntilReady(port, url)
  const loads = await measureInTurns(targets, 3, load)
  const p99s = await measureInTurns(targets, 9, measureP99)
  return targets.map((target, index) => ({
    target,
    perSecond: median((loads[index] ?? []).map(({ perSecond }) => perSecond)),
    micros: median((loads[index] ?? []).map(({ micros }) => micros)),
    p99: median(p99s[index] ?? []),
  }))
}

/** Each ratio with its goal; `isMaximum` tells whether it may be smaller. */
function compare({ comparisons, jsonServer, nginx }: Targets, results: readonly Result[]) {
  const resultOf = (wanted: Target) => {
    const found = results.find(({ target }) => target === wanted)
    if (!found) throw new Error(`${wanted.name} was not measured`)
    return found
  }
  const list = comparisons.list.karya
  return [
    ...Object.values(comparisons).flatMap(({ karya, logging, bare }) =>
      [karya, logging].map((target) => ({
        name: `${target.name}: CPU relative to bare node:http`,
        ratio: resultOf(target).micros / resultOf(bare).micros,
        goal: goals.bare,
        isMaximum: true,
      })),
    ),
    {
      name: `${jsonServer.name}: CPU relative to Karya`,
      ratio: resultOf(jsonServer).micros / resultOf(list).micros,
      goal: goals.jsonServer,
      isMaximum: false,
    },
    {
      name: `${list.name}: p99 relative to nginx`,
      ratio: resultOf(list).p99 / resultOf(nginx).p99,
      goal: goals.nginxP99,
      isMaximum: true,
    },
  ]
}

export async function benchThroughput(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  // nginx reads the files as the user nobody.
  chmodSync(folder, 0o755)
  const targets = await startTargets(folder)
  const { comparisons, jsonServer, nginx } = targets
  const all = [
    ...Object.values(comparisons).flatMap(({ karya, logging, bare }) => [karya, logging, bare]),
    jsonServer,
    nginx,
  ]
  try {
    const results = await measureAll(all)
    printTable(
      `GET, ${connections} connections, gzip`,
      results.map(({ target, perSecond, micros, p99 }) => ({
        server: target.name,
        'requests/s': perSecond.toFixed(0),
        'CPU µs/request': micros.toFixed(1),
        'p99 ms, 4 clients': p99.toFixed(2),
      })),
    )
    const ratios = compare(targets, results)
    console.log('')
    for (const { name, ratio, goal } of ratios) {
      console.log(`${name}: ${ratio.toFixed(2)} times (goal ${goal})`)
    }
    return ratios.every(({ ratio, goal, isMaximum }) => (isMaximum ? ratio <= goal : ratio >= goal))
  } finally {
    for (const { process } of all) process.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
