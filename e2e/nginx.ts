import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../scripts/lib/freePort.mjs'
import { ensureProgram } from '../scripts/lib/programs.mjs'

const recipe = path.resolve(__dirname, '..', 'deploy', 'nginx.conf')

interface Ports {
  http: number
  https: number
  /** Where Karya listens, and where a second one may. */
  karya: readonly [number, number]
}

/** The recipe as it stands, but for its ports, its certificate, and what is nginx's own frame. */
function writeConfig(folder: string, { http, https, karya }: Ports): string {
  const subject = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  execFileSync('openssl', ['req', ...subject, '-keyout', `${key}`, '-out', `${certificate}`], {
    stdio: 'ignore',
  })
  const text = readFileSync(recipe, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${karya[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${karya[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;\n  http2 on;', `listen 127.0.0.1:${https} ssl http2;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const frame = `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; ${text} }`
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, frame)
  return file
}

/** Starts an nginx of its own by the recipe in `deploy/`, before what listens on these ports. */
export async function startNginx(karya: readonly [number, number]) {
  const program = ensureProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx'], 'nginx-light')
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const file = writeConfig(folder, { http, https, karya })
  execFileSync(program, ['-t', '-c', file, '-p', folder], { stdio: 'pipe' })
  const nginx = spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' })
  const plain = `http://127.0.0.1:${http}`
  const answer = () => fetch(plain, { redirect: 'manual' }).catch(() => null)
  await expect.poll(async () => (await answer())?.status).toBe(301)
  return {
    plain,
    site: `https://127.0.0.1:${https}`,
    stop() {
      nginx.kill('SIGQUIT')
      rmSync(folder, { recursive: true })
    },
  }
}
