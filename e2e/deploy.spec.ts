import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { freePort } from '../scripts/lib/processes.mjs'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { port } from './baseUrl'
import { isHealthy } from './isHealthy'
import { startNginx } from './nginx'

test.use({ ignoreHTTPSErrors: true })

test('deploy/nginx.conf serves pages, files and the API, and redirects to HTTPS', async ({
  request,
}) => {
  const { httpsUrl, httpUrl, stop } = await startNginx([port, await freePort()])
  try {
    const home = await request.get(`${httpsUrl}/`, { headers: { 'accept-encoding': 'br' } })
    expect(home.status()).toBe(200)
    expect(await home.text()).toContain('Raka Contoh')
    expect(home.headers()).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000',
    })
    expect((await request.get(`${httpsUrl}/api/projects`)).status()).toBe(200)
    expect((await request.get(`${httpsUrl}/favicon.svg`)).status()).toBe(200)
    expect((await request.get(`${httpsUrl}/tidak-ada`)).status()).toBe(404)
    expect((await request.post(`${httpsUrl}/api/projects`, { data: {} })).status()).toBe(401)
    const redirect = await request.get(`${httpUrl}/about`, { maxRedirects: 0 })
    expect(redirect.headers().location).toBe('https://127.0.0.1/about')
  } finally {
    stop()
  }
})

/** Starts a server and waits until it is healthy. @returns a function that ends it by SIGTERM */
async function startServer(port: number, database: Record<string, string>) {
  const server = spawn(process.execPath, [path.resolve(__dirname, '../build/server.cjs')], {
    env: { ...process.env, ...database, PORT: String(port), TRUSTED_PROXIES: '1' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await expect.poll(() => isHealthy(port)).toBe(true)
  return () => {
    server.kill('SIGTERM')
    return ended
  }
}

/** Sends requests to three paths, each after the answer to the one before. */
function sendRequests(request: APIRequestContext, url: string) {
  const counts: Record<number, number> = {}
  let isDone = false
  const sendTo = async (path: string) => {
    while (!isDone) {
      const response = await request.get(url + path)
      const status = response.status()
      counts[status] = (counts[status] ?? 0) + 1
      // Otherwise Playwright keeps all bodies until the end of the test.
      await response.dispose()
    }
  }
  const allSent = Promise.all(['/', '/projects', '/api/profiles/1'].map(sendTo))
  const answered = () => Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    /** Waits until six more requests have been answered. */
    moreAnswers: () => {
      const before = answered()
      return expect.poll(answered).toBeGreaterThanOrEqual(before + 6)
    },
    /** @returns response counts by status */
    end: async () => {
      isDone = true
      await allSent
      return counts
    },
  }
}

/** Restarts with a second process, as in docs/deployment.md. @returns response counts by status */
async function restart(request: APIRequestContext, database: Record<string, string>) {
  const [first, second] = [await freePort(), await freePort()]
  const nginx = await startNginx([first, second])
  const running: (() => Promise<unknown>)[] = []
  const start = async (port: number) => {
    const stop = await startServer(port, database)
    running.push(stop)
    return stop
  }
  try {
    const stopFirst = await start(first)
    const requests = sendRequests(request, nginx.httpsUrl)
    await requests.moreAnswers()
    const stopSecond = await start(second)
    await requests.moreAnswers()
    await stopFirst()
    await requests.moreAnswers()
    await start(first)
    await requests.moreAnswers()
    await stopSecond()
    await requests.moreAnswers()
    return await requests.end()
  } finally {
    for (const stop of running) await stop()
    nginx.stop()
  }
}

test('no request fails during a restart with the embedded database', async ({ request }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karya-restart-'))
  const counts = await restart(request, { DATA_DIR: dataDir })
  rmSync(dataDir, { recursive: true })
  expect(Object.keys(counts)).toEqual(['200'])
})

test('no request fails during a restart with PostgreSQL', async ({ request }) => {
  const postgres = await startPostgres()
  try {
    const counts = await restart(request, { DATABASE_URL: `${postgres.url}/postgres` })
    expect(Object.keys(counts)).toEqual(['200'])
  } finally {
    postgres.stop()
  }
})
