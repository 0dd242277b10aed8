/**
 * What one read of the project list costs the server: Karya, json-server with the same rows,
 * a bare node:http server and nginx with the same bytes, one after another in one run, under
 * the same load. Processor time comes from /proc, so this runs on Linux.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { ensureProgram } from '../scripts/lib/program.mjs'
import { printTable } from './printTable'

const address = '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1'
const headers = { 'accept-encoding': 'gzip' }
const connections = 50
const seconds = 5
const visitors = 4
const requestsEach = 5000
/** Ticks of /proc in a second, on every Linux. */
const ticks = 100

const goals = { bare: 1.3, jsonServer: 15, nginxP99: 3 }

interface Target {
  name: string
  port: number
  url: string
  process: ChildProcess
}

const root = path.resolve(__dirname, '..')

function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

function fetchOnce(
  port: number,
  url: string,
  agent?: Agent,
): Promise<{ answer: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

async function untilReady(port: number, url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const found = await fetchOnce(port, url)
      if (found.answer.statusCode === 200) return found
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${port}`)
}

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

async function load({ port, url, process: { pid = 0 } }: Target) {
  const options = { url: `http://127.0.0.1:${port}${url}`, connections, headers }
  await autocannon({ ...options, duration: 2 })
  const before = cpuSeconds(pid)
  const result = await autocannon({ ...options, duration: seconds })
  const cpu = cpuSeconds(pid) - before
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} fails under load`)
  return {
    perSecond: result.requests.average,
    micros: (cpu / result.requests.total) * 1e6,
    p99: await slowest(port, url),
  }
}

/** Milliseconds that 99 of 100 requests stay below, with a few visitors at a time. */
async function slowest(port: number, url: string): Promise<number> {
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

const bareServer = (port: number, body: Buffer, sent: IncomingMessage['headers']) => `
  const body = Buffer.from('${body.toString('base64')}', 'base64')
  const headers = ${JSON.stringify({ ...sent, connection: undefined, date: undefined, 'keep-alive': undefined })}
  require('node:http').createServer((request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(${port}, '127.0.0.1')
`

const nginxConfig = (folder: string, port: number) => `
  worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr;
  events { worker_connections 1024; }
  http {
    access_log off; keepalive_requests 1000000; default_type application/json;
    client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    server { listen 127.0.0.1:${port}; root ${folder}; location = /list.json { gzip_static always; } }
  }
`

async function startTargets(folder: string): Promise<Target[]> {
  const karya = start(process.execPath, ['build/server.cjs'], {
    PORT: '4301',
    DATA_DIR: path.join(folder, 'data'),
    KARYA_API_ONLY: '1',
  })
  const { answer, body } = await untilReady(4301, address)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const projects = await fetchOnce(4301, '/api/projects?limit=100&accept=plain')
  const rows = gunzipped(projects.body)

  writeFileSync(path.join(folder, 'bare.cjs'), bareServer(4302, body, answer.headers))
  const bare = start(process.execPath, [path.join(folder, 'bare.cjs')])
  writeFileSync(path.join(folder, 'db.json'), JSON.stringify({ projects: rows }))
  const jsonServer = start(process.execPath, [
    path.join(root, 'node_modules', 'json-server', 'lib', 'cli', 'bin.js'),
    path.join(folder, 'db.json'),
    '--port',
    '4303',
    '--quiet',
  ])
  writeFileSync(path.join(folder, 'list.json.gz'), body)
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, 4304))
  const program = ensureProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx'], 'nginx-light')
  const nginx = start(program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder])

  return [
    { name: 'Karya', port: 4301, url: address, process: karya },
    { name: 'bare node:http, same bytes', port: 4302, url: '/', process: bare },
    { name: 'json-server', port: 4303, url: '/projects?_page=1&_limit=6', process: jsonServer },
    { name: 'nginx, precompressed file', port: 4304, url: '/list.json', process: nginx },
  ]
}

function gunzipped(body: Buffer): unknown[] {
  const text = body[0] === 0x1f ? gunzipSync(body).toString() : body.toString()
  return (JSON.parse(text) as { data: { projects: unknown[] } }).data.projects
}

export async function benchThroughput(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  // nginx reads as nobody.
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'data'))
  const targets = await startTargets(folder)
  try {
    const found: (Awaited<ReturnType<typeof load>> & { name: string })[] = []
    for (const target of targets) {
      await untilReady(target.port, target.url)
      found.push({ name: target.name, ...(await load(target)) })
    }
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
