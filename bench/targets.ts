/** The servers that the throughput benchmark compares, each a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { get, type Agent, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ensureProgram } from '../scripts/lib/programs.mjs'

const address = '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1'
export const headers = { 'accept-encoding': 'gzip' }

export interface Target {
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

export function fetchOnce(
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

export async function untilReady(port: number, url: string) {
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

/**
 * Starts them all on the same rows.
 * @param folder for their files
 */
export async function startTargets(folder: string): Promise<Target[]> {
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
