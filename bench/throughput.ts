/**
 * What one read of the project list costs the server: Karya, json-server with the same rows,
 * a bare node:http server and nginx with the same bytes, one after another in one run, under
 * the same load. Processor time comes from /proc, so this runs on Linux.
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { printTable } from './printTable'
import { fetchOnce, headers, startTargets, untilReady, type Target } from './targets'

const connections = 50
const seconds = 3
const visitors = 4
const requestsEach = 1000
/** Ticks of /proc in a second, on every Linux. */
const ticks = 100

const goals = { bare: 1.3, jsonServer: 15, nginxP99: 3 }

/** Seconds of processor time that a process and its children have taken. */
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
  /** Microseconds of processor time for a request. */
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
 * The same measure for all, in turns, so that a busy moment of the machine hits each of them,
 * the first turn to warm up.
 * @returns for each target the values of its turns
 */
async function inTurns<T>(
  targets: readonly Target[],
  turns: number,
  measure: (target: Target) => Promise<T>,
): Promise<T[][]> {
  const found = targets.map((): T[] => [])
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [index, target] of targets.entries()) {
      const value = await measure(target)
      if (turn > 0) found[index]?.push(value)
    }
  }
  return found
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Milliseconds that 99 of 100 requests stay below, with a few visitors at a time. */
async function slowest({ port, url }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const times: number[] = []
  const visit = async () => {
    for (let request = 0; request < requestsEach; request += 1) {
      const begin = performance.now()
      await fetchOnce(port, url, agent)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

export async function benchThroughput(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  // nginx reads as nobody.
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'data'))
  const targets = await startTargets(folder)
  try {
    for (const { port, url } of targets) await untilReady(port, url)
    const loads = await inTurns(targets, 3, load)
    const p99s = await inTurns(targets, 9, slowest)
    const found = targets.map(({ name }, index) => ({
      name,
      perSecond: median((loads[index] ?? []).map(({ perSecond }) => perSecond)),
      micros: median((loads[index] ?? []).map(({ micros }) => micros)),
      p99: median(p99s[index] ?? []),
    }))
    const [karya, bare, jsonServer, nginx] = found
    if (!karya || !bare || !jsonServer || !nginx) return false
    printTable(
      `One read of the project list, ${connections} connections, gzip`,
      found.map(({ name, perSecond, micros, p99 }) => ({
        server: name,
        'requests/s': perSecond.toFixed(0),
        'CPU µs/request': micros.toFixed(1),
        'CPU, to Karya': (micros / karya.micros).toFixed(2),
        'p99 ms, 4 visitors': p99.toFixed(2),
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
