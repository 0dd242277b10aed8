/**
 * Server cost of a request for the project list: Karya, json-server with the same rows, and a
 * bare node:http server and nginx with the same bytes, under the same load. Reads CPU time from
 * /proc, so it runs only on Linux.
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { printTable } from './printTable'
import { fetchOnce, headers, startTargets, waitUntilReady, type Target } from './targets'

const connections = 50
const seconds = 3
const clients = 4
const requestsPerClient = 1000
/** Clock ticks per second in /proc. */
const ticks = 100

const goals = { bare: 1.3, jsonServer: 15, nginxP99: 3 }

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

/**
 * Measures all targets in turns, so that other load on the machine affects all of them. The first
 * round is a warm-up.
 * @returns the values of each target
 */
async function measureInTurns<T>(
  targets: readonly Target[],
  rounds: number,
  measure: (target: Target) => Promise<T>,
): Promise<T[][]> {
  const values = targets.map((): T[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const value = await measure(target)
      if (round > 0) values[index]?.push(value)
    }
  }
  return values
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
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

export async function benchThroughput(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  // nginx reads the files as the user nobody.
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'data'))
  const targets = await startTargets(folder)
  try {
    for (const { port, url } of targets) await waitUntilReady(port, url)
    const loads = await measureInTurns(targets, 3, load)
    const p99s = await measureInTurns(targets, 9, measureP99)
    const results = targets.map(({ name }, index) => ({
      name,
      perSecond: median((loads[index] ?? []).map(({ perSecond }) => perSecond)),
      micros: median((loads[index] ?? []).map(({ micros }) => micros)),
      p99: median(p99s[index] ?? []),
    }))
    const [karya, bare, jsonServer, nginx] = results
    if (!karya || !bare || !jsonServer || !nginx) return false
    printTable(
      `GET of the project list, ${connections} connections, gzip`,
      results.map(({ name, perSecond, micros, p99 }) => ({
        server: name,
        'requests/s': perSecond.toFixed(0),
        'CPU µs/request': micros.toFixed(1),
        'CPU relative to Karya': (micros / karya.micros).toFixed(2),
        'p99 ms, 4 clients': p99.toFixed(2),
      })),
    )
    const ratios = {
      bare: karya.micros / bare.micros,
      jsonServer: jsonServer.micros / karya.micros,
      p99: karya.p99 / nginx.p99,
    }
    console.log(
      `\nKarya takes ${ratios.bare.toFixed(2)} times the CPU of bare node:http (goal ${goals.bare}), ` +
        `json-server ${ratios.jsonServer.toFixed(1)} times Karya's (goal ${goals.jsonServer}); ` +
        `p99 is ${ratios.p99.toFixed(2)} times nginx's (goal ${goals.nginxP99}).`,
    )
    return (
      ratios.bare <= goals.bare &&
      ratios.jsonServer >= goals.jsonServer &&
      ratios.p99 <= goals.nginxP99
    )
  } finally {
    for (const target of targets) target.process.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}
