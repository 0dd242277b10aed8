import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/processes.mjs'
import { ensureProgram } from '../../scripts/lib/programs.mjs'

const template = path.resolve(__dirname, '../../deploy/nginx.conf')

interface Ports {
  http: number
  https: number
  /** The ports of the first server and of the one that replaces it during a restart. */
  servers: readonly [number, number]
}

/** Writes `deploy/nginx.conf` with other ports and a new certificate into a folder. */
function writeConfig(folder: string, { http, https, servers }: Ports): string {
  const subject = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  execFileSync('openssl', ['req', ...subject, '-keyout', `${key}`, '-out', `${certificate}`], {
    stdio: 'ignore',
  })
  const siteConfig = readFileSync(template, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; ${siteConfig} }`
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, config)
  return file
}

/** Starts nginx with `deploy/nginx.conf` as a proxy for the servers on two ports. */
export async function startNginx(servers: readonly [number, number]) {
  const program = ensureProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx'], 'nginx-light')
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const file = writeConfig(folder, { http, https, servers })
  execFileSync(program, ['-t', '-c', file, '-p', folder], { stdio: 'pipe' })
  const nginx = spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' })
  const httpUrl = `http://127.0.0.1:${http}`
  const request = () => fetch(httpUrl, { redirect: 'manual' }).catch(() => null)
  await expect.poll(async () => (await request())?.status).toBe(301)
  return {
    httpUrl,
    httpsUrl: `https://127.0.0.1:${https}`,
    stop() {
      nginx.kill('SIGQUIT')
      rmSync(folder, { recursive: true })
    },
  }
}
