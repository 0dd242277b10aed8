/**
 * Server cost of a request for a list, a page and a picture: Karya beside a bare node:http server
 * with the same bytes. Reads CPU time from /proc: only on Linux.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { freePort } from '../scripts/lib/processes.mjs'
import { fetchOnce, measureInTurns, median, runsOr, waitUntilReady, type Response } from './measure'
import type { Row, Run } from './run'

const rounds = runsOr(5)
const clients = 50
const requestsPerClient = 300
/** Of Karya's CPU time to that of the bare server. */
const maxRatio = 1.1
/** Microseconds per clock tick of /proc. */
const tick = 10_000

const resources = {
  list: '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1',
  page: '/projects',
  picture: '/pictures/profile.webp',
}

interface Target {
  url: string
  pid: number
}

/** CPU time of a process in microseconds. */
function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** CPU microseconds per request, with many clients at once. */
async function measure({ url, pid }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const before = cpuTime(pid)
  const send = async () => {
    for (let request = 0; request < requestsPerClient; request += 1) {
      const { status } = await fetchOnce(url, agent)
      if (status !== 200) throw new Error(`${url} responds with ${status} under load`)
    }
  }
  await Promise.all(Array.from({ length: clients }, send))
  agent.destroy()
  return (cpuTime(pid) - before) / (clients * requestsPerClient)
}

/** A server that sends the given responses by URL. */
function bareServerScript(
  port: number,
  responses: readonly (readonly [string, Response])[],
): string {
  const ownHeaders = { connection: undefined, date: undefined, 'keep-alive': undefined }
  const entries = responses.map(([url, { headers, body }]) => [
    url,
    { headers: { ...headers, ...ownHeaders }, body: body.toString('base64') },
  ])
  return `
    const responses = new Map(${JSON.stringify(entries)}.map(([url, { headers, body }]) =>
      [url, { headers, body: Buffer.from(body, 'base64') }]))
    require('node:http').createServer((request, response) => {
      const { headers, body } = responses.get(request.url)
      response.writeHead(200, headers)
      response.end(body)
    }).listen(${port}, '127.0.0.1')
  `
}

/** Starts a bare server that sends what Karya sends. */
async function startBare(run: Run, karya: string): Promise<Target> {
  const responses = await Promise.all(
    Object.values(resources).map(async (url) => [url, await waitUntilReady(karya + url)] as const),
  )
  const port = await freePort()
  writeFileSync(run.file('bare.cjs'), bareServerScript(port, responses))
  const server = spawn(process.execPath, [run.file('bare.cjs')], { stdio: 'ignore' })
  run.atEnd(() => server.kill('SIGTERM'))
  await waitUntilReady(`http://127.0.0.1:${port}${resources.list}`)
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0 }
}

export async function benchThroughput(run: Run): Promise<void> {
  const karya = await run.startKarya()
  const bare = await startBare(run, karya.url)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(resources)) {
    const targets = [karya, bare].map(({ url, pid }) => ({ url: url + path, pid }))
    const [time, base] = (await measureInTurns(targets, rounds, measure)).map(median)
    const ratio = time! / base!
    run.limit(`${name}: CPU relative to bare node:http`, ratio, maxRatio)
    const times = { Karya: time!.toFixed(1), 'bare node:http': base!.toFixed(1) }
    rows.push({ resource: name, ...times, ratio: ratio.toFixed(2) })
  }
  run.table(`CPU µs per request, ${clients} clients, gzip, medians of ${rounds}:`, rows)
}
