import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { freePort } from '../scripts/lib/freePort.mjs'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { port } from './address'
import { answers } from './answers'
import { startNginx } from './nginx'

test.use({ ignoreHTTPSErrors: true })

test('behind nginx, by the recipe, serves pages, files and calls, and refuses the rest', async ({
  request,
}) => {
  const { site, plain, stop } = await startNginx([port, await freePort()])
  try {
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
    const redirect = await request.get(`${plain}/about`, { maxRedirects: 0 })
    expect(redirect.headers().location).toBe('https://127.0.0.1/about')
  } finally {
    stop()
  }
})

/** Starts a Karya on a port, once it answers. @returns how to end it as a restart does */
async function startKarya(port: number, database: Record<string, string>) {
  const server = spawn(process.execPath, [path.resolve(__dirname, '../build/server.cjs')], {
    env: { ...process.env, ...database, PORT: String(port), TRUSTED_PROXIES: '1' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await expect.poll(() => answers(port)).toBe(true)
  return () => {
    server.kill('SIGTERM')
    return ended
  }
}

/** Visits the site from several places until told to stop. @returns the answers, by status */
function visit(request: APIRequestContext, site: string) {
  const statuses: Record<number, number> = {}
  let isOver = false
  const visitor = async (path: string) => {
    for (let visits = 0; visits < 5000 && !isOver; visits += 1) {
      const status = (await request.get(site + path)).status()
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const visitors = Promise.all(['/', '/projects', '/api/profiles/1'].map(visitor))
  return async () => {
    isOver = true
    await visitors
    return statuses
  }
}

/** Restarts by a second process, as the documents tell. @returns what visitors were answered */
async function restart(request: APIRequestContext, database: Record<string, string>) {
  const [first, second] = [await freePort(), await freePort()]
  const nginx = await startNginx([first, second])
  const running: (() => Promise<unknown>)[] = []
  const start = async (port: number) => {
    const stop = await startKarya(port, database)
    running.push(stop)
    return stop
  }
  try {
    const stopFirst = await start(first)
    const stopVisiting = visit(request, nginx.site)
    const stopSecond = await start(second)
    await stopFirst()
    await start(first)
    await stopSecond()
    return await stopVisiting()
  } finally {
    // Whatever failed on the way, nothing of it stays.
    for (const stop of running) await stop()
    nginx.stop()
  }
}

test('a restart on the embedded database is noticed by nobody', async ({ request }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karya-restart-'))
  const statuses = await restart(request, { DATA_DIR: dataDir })
  rmSync(dataDir, { recursive: true })
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(statuses[200]).toBeGreaterThan(100)
})

test('a restart on PostgreSQL is noticed by nobody', async ({ request }) => {
  const postgres = await startPostgres()
  try {
    const statuses = await restart(request, { DATABASE_URL: `${postgres.url}/postgres` })
    expect(Object.keys(statuses)).toEqual(['200'])
    expect(statuses[200]).toBeGreaterThan(100)
  } finally {
    postgres.stop()
  }
})
