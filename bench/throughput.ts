/**
 * Server cost of a request for a list, a page and a picture: Karya beside a bare node:http server
 * with the same bytes. Reads CPU time from /proc: only on Linux.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findProcesses, freePort } from '../scripts/lib/processes.mjs'
import { fetchOnce, measureInTurns, median, milliseconds, runsOr, waitUntilReady } from './measure'
import { uploadPicture, type Row, type Run } from './run'

const rounds = runsOr(5)
const [clients, requestsPerClient] = [50, 300]

const resources = {
  list: '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1',
  page: '/projects',
  picture: '/pictures/profile.webp',
}

/** CPU time of a process in microseconds: a clock tick of /proc is 10 ms. */
function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** CPU microseconds per request, with many clients at once. */
async function measure({ url, pid }: { url: string; pid: number }): Promise<number> {
  const before = cpuTime(pid)
  const send = async () => {
    for (let request = 0; request < requestsPerClient; request += 1) {
      const { status } = await fetchOnce(url)
      if (status !== 200) throw new Error(`${url} responds with ${status} under load`)
    }
  }
  await Promise.all(Array.from({ length: clients }, send))
  return (cpuTime(pid) - before) / (clients * requestsPerClient)
}

/** Starts a bare server that always sends one response of Karya. */
async function startBare(run: Run, source: string) {
  const { headers, body } = await fetchOnce(source)
  const sent = { ...headers, connection: undefined, date: undefined, 'keep-alive': undefined }
  const port = await freePort()
  const script = `
    const headers = ${JSON.stringify(sent)}
    const body = Buffer.from('${body.toString('base64')}', 'base64')
    require('node:http').createServer((request, response) => {
      response.writeHead(200, headers)
      response.end(body)
    }).listen(${port}, '127.0.0.1')`
  const server = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  run.atEnd(() => server.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}/`
  await waitUntilReady(url)
  return { url, pid: server.pid! }
}

/** The 99th percentile of the milliseconds of a list request, one after another. */
async function slowest(url: string, requests = 1000): Promise<number> {
  const times: number[] = []
  while (times.length < requests) times.push(await milliseconds(() => fetchOnce(url)))
  return times.toSorted((a, b) => a - b)[Math.floor(requests * 0.99)]!
}

async function measureUploads(run: Run, url: string): Promise<void> {
  let isDone = false
  const upload = async () => {
    while (!isDone) await uploadPicture(url)
  }
  const alone = await slowest(url + resources.list)
  const uploads = [upload(), upload()]
  const meanwhile = await slowest(url + resources.list)
  isDone = true
  await Promise.all(uploads)
  const ratio = meanwhile / alone
  run.limit('p99 of a list while pictures are uploaded, relative to alone', ratio, 2)
  run.table('p99 of a list while pictures are uploaded:', [
    { ms: meanwhile.toFixed(2), alone: alone.toFixed(2), ratio: ratio.toFixed(2) },
  ])
}

export async function benchThroughput(run: Run): Promise<void> {
  const site = run.install()
  const { url } = await site.startServer()
  const [{ pid = 0 } = {}] = findProcesses(site.dataDir)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(resources)) {
    const bare = await startBare(run, url + path)
    const targets = [{ url: url + path, pid }, bare]
    const [time, base] = (await measureInTurns(targets, rounds, measure)).map(median)
    const ratio = time! / base!
    run.limit(`${name}: CPU relative to bare node:http`, ratio, 1.1)
    const times = { Karya: time!.toFixed(1), 'bare node:http': base!.toFixed(1) }
    rows.push({ resource: name, ...times, ratio: ratio.toFixed(2) })
  }
  await measureUploads(run, url)
  run.table(`CPU µs per request, ${clients} clients, brotli, medians of ${rounds}:`, rows)
}
