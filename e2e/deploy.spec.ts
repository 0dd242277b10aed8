import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ensureProgram } from '../scripts/lib/program.mjs'
import { port } from './address'

const recipe = path.resolve(__dirname, '..', 'deploy', 'nginx.conf')

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The recipe as it stands, but for its ports, its certificate, and what is nginx's own frame. */
function writeConfig(folder: string, http: number, https: number): string {
  const subject = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  execFileSync('openssl', ['req', ...subject, '-keyout', `${key}`, '-out', `${certificate}`], {
    stdio: 'ignore',
  })
  const text = readFileSync(recipe, 'utf8')
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${port}`)
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

test.describe('behind nginx, by the recipe', () => {
  test.use({ ignoreHTTPSErrors: true })
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-nginx-'))
  let nginx: ChildProcess
  let [http, https] = [0, 0]

  test.beforeAll(async () => {
    const program = ensureProgram('nginx', ['/usr/sbin/nginx', '/usr/bin/nginx'], 'nginx-light')
    ;[http, https] = [await freePort(), await freePort()]
    const file = writeConfig(folder, http, https)
    execFileSync(program, ['-t', '-c', file, '-p', folder], { stdio: 'pipe' })
    nginx = spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' })
    const answers = () =>
      fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).catch(() => null)
    await expect.poll(async () => (await answers())?.status).toBe(301)
  })
  test.afterAll(() => {
    nginx.kill('SIGQUIT')
    rmSync(folder, { recursive: true })
  })

  test('serves pages, files and calls, and refuses what is to be refused', async ({ request }) => {
    const site = `https://127.0.0.1:${https}`
    const home = await request.get(`${site}/`, { headers: { 'accept-encoding': 'br' } })
    expect(home.status()).toBe(200)
    expect(await home.text()).toContain('Raka Contoh')
    expect(home.headers()).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000',
    })
    expect((await request.get(`${site}/api/projects`)).status()).toBe(200)
    expect((await request.get(`${site}/favicon.svg`)).status()).toBe(200)
    expect((await request.get(`${site}/tidak-ada`)).status()).toBe(404)
    expect((await request.post(`${site}/api/projects`, { data: {} })).status()).toBe(401)
    const plain = await request.get(`http://127.0.0.1:${http}/about`, { maxRedirects: 0 })
    expect(plain.headers().location).toBe('https://127.0.0.1/about')
  })
})
