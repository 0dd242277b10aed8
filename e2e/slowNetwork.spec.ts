import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { freePort } from '../scripts/lib/processes.mjs'
import { baseURL } from './baseUrl'
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts'

/** A proxy that sends only the first part of a page, up to its form, until `sendRest` is called. */
async function startSlowServer() {
  let sendRest: () => void = () => undefined
  const released = new Promise<void>((resolve) => (sendRest = resolve))
  const server = createServer((request, response) => {
    void fetch(baseURL + request.url).then(async (upstream) => {
      const type = upstream.headers.get('content-type') ?? ''
      const body = Buffer.from(await upstream.arrayBuffer())
      response.writeHead(upstream.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(body)
      const firstInput = body.indexOf('<input')
      response.write(body.subarray(0, firstInput))
      await released
      return response.end(body.subarray(firstInput))
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, server, sendRest }
}

test.use({ viewport: { width: 1440, height: 900 } })

test('the contact form does not shift while the document is still loading', async ({ page }) => {
  const { url, server, sendRest } = await startSlowServer()
  await recordLayoutShifts(page)
  await page.goto(`${url}/contact`, { waitUntil: 'commit' })
  const countPaints = () => performance.getEntriesByType('paint').length
  await expect.poll(() => page.evaluate(countPaints)).toBe(2)
  sendRest()
  await page.waitForLoadState('networkidle')
  expect(await readLayoutShifts(page)).toEqual([])
  server.close()
  server.closeAllConnections()
})
