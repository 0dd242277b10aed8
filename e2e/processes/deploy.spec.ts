import { expect, test, type APIRequestContext } from '@playwright/test'
import { freePort } from '../../scripts/lib/processes.mjs'
import { Installation } from '../helpers/Installation'
import { startNginx } from '../helpers/startNginx'

test.use({ ignoreHTTPSErrors: true })

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

test('deploy/nginx.conf serves pages, files and the API by HTTPS, and no request fails during a restart', async ({
  request,
}) => {
  const ports = [await freePort(), await freePort()] as const
  const { httpsUrl, httpUrl, stop } = await startNginx(ports)
  const installation = new Installation(undefined, { TRUSTED_PROXIES: '1' })
  const start = (port: number) => installation.startServer(String(port))
  try {
    const first = await start(ports[0])
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

    // With a second process, as in docs/deployment.md.
    const requests = sendRequests(request, httpsUrl)
    await requests.moreAnswers()
    const second = await start(ports[1])
    await requests.moreAnswers()
    await first.kill('SIGTERM')
    await requests.moreAnswers()
    await start(ports[0])
    await requests.moreAnswers()
    await second.kill('SIGTERM')
    await requests.moreAnswers()
    expect(Object.keys(await requests.end())).toEqual(['200'])
  } finally {
    await installation.remove()
    stop()
  }
})
