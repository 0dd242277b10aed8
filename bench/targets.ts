/** The servers that the throughput benchmark compares, each in its own process. */
import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { get, type Agent, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ensureProgram } from '../scripts/lib/programs.mjs'

const listUrl = '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1'
/** What both Karya and a bare server send. */
const urls = { list: listUrl, page: '/projects', picture: '/pictures/profile.webp' }
export type Resource = keyof typeof urls
const resources = Object.keys(urls) as Resource[]
export const headers = { 'accept-encoding': 'gzip' }

export interface Target {
  name: string
  port: number
  url: string
  process: ChildProcess
}

/** Karya, Karya that logs its requests, and a bare server, for each resource. */
export type Comparison = Record<'karya' | 'logging' | 'bare', Target>

export interface Targets {
  comparisons: Record<Resource, Comparison>
  jsonServer: Target
  nginx: Target
}

const root = path.resolve(__dirname, '..')

function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

export function fetchOnce(
  port: number,
  url: string,
  agent?: Agent,
): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

export async function waitUntilReady(port: number, url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const result = await fetchOnce(port, url)
      if (result.response.statusCode === 200) return result
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No server responds with 200 on port ${port} after 10 seconds`)
}

type Responses = Record<string, Awaited<ReturnType<typeof fetchOnce>>>

/** A server that sends the given responses by URL. */
function bareServerScript(port: number, responses: Responses): string {
  const ownHeaders = { connection: undefined, date: undefined, 'keep-alive': undefined }
  const entries = Object.entries(responses).map(([url, { response, body }]) => [
    url,
    { headers: { ...response.headers, ...ownHeaders }, body: body.toString('base64') },
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

function startKarya(port: number, folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  return start(process.execPath, ['build/server.cjs'], {
    PORT: String(port),
    DATA_DIR: path.join(folder, `data-${port}`),
    ...env,
  })
}

/**
 * Starts all servers with the same rows.
 * @param folder for their files
 */
export async function startTargets(folder: string): Promise<Targets> {
  const karya = startKarya(4301, folder, {})
  const logging = startKarya(4305, folder, { LOG_LEVEL: 'info' })
  const responses: Responses = {}
  for (const url of Object.values(urls)) {
    for (const port of [4301, 4305]) responses[url] = await waitUntilReady(port, url)
  }
  const list = responses[listUrl]
  if (!list) throw new Error('The list was not read')
  const projects = await fetchOnce(4301, '/api/projects?limit=100&accept=plain')

  writeFileSync(path.join(folder, 'bare.cjs'), bareServerScript(4302, responses))
  const bare = start(process.execPath, [path.join(folder, 'bare.cjs')])
  writeFileSync(
    path.join(folder, 'db.json'),
    JSON.stringify({ projects: parseProjects(projects.body) }),
  )
  const jsonServer = start(process.execPath, [
    path.join(root, 'node_modules', 'json-server', 'lib', 'cli', 'bin.js'),
    path.join(folder, 'db.json'),
    '--port',
    '4303',
    '--quiet',
  ])
  writeFileSync(path.join(folder, 'list.json.gz'), list.body)
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, 4304))
  const program = ensureProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx'], 'nginx-light')
  const nginx = start(program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder])

  const compare = (resource: Resource): Comparison => {
    const url = urls[resource]
    return {
      karya: { name: `Karya, ${resource}`, port: 4301, url, process: karya },
      logging: {
        name: `Karya with LOG_LEVEL=info, ${resource}`,
        port: 4305,
        url,
        process: logging,
      },
      bare: { name: `bare node:http, the same ${resource}`, port: 4302, url, process: bare },
    }
  }
  const comparisons = Object.fromEntries(
    resources.map((resource) => [resource, compare(resource)]),
  ) as Record<Resource, Comparison>
  return {
    comparisons,
    jsonServer: {
      name: 'json-server, list',
      port: 4303,
      url: '/projects?_page=1&_limit=6',
      process: jsonServer,
    },
    nginx: { name: 'nginx, precompressed list', port: 4304, url: '/list.json', process: nginx },
  }
}

function parseProjects(body: Buffer): unknown[] {
  const text = body[0] === 0x1f ? gunzipSync(body).toString() : body.toString()
  return (JSON.parse(text) as { data: { projects: unknown[] } }).data.projects
}
