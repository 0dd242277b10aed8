import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { freePort } from '../scripts/lib/freePort.mjs'
import { baseURL } from './address'
import { collectShifts, readShifts } from './layoutShifts'

/** Forwards to the site, and sends a page up to its form; the rest after `sendRest`. */
async function startSlowServer() {
  let sendRest: () => void = () => undefined
  const held = new Promise<void>((resolve) => (sendRest = resolve))
  const server = createServer((request, response) => {
    void fetch(baseURL + request.url).then(async (found) => {
      const type = found.headers.get('content-type') ?? ''
      const body = Buffer.from(await found.arrayBuffer())
      response.writeHead(found.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(body)
      const cut = body.indexOf('<input')
      response.write(body.subarray(0, cut))
      await held
      return response.end(body.subarray(cut))
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  return { address: `http://127.0.0.1:${port}`, server, sendRest }
}

test.use({ viewport: { width: 1440, height: 900 } })

test('the contact form stays where it is while the rest of it arrives', async ({ page }) => {
  const { address, server, sendRest } = await startSlowServer()
  await collectShifts(page)
  await page.goto(`${address}/contact`, { waitUntil: 'commit' })
  const countPaints = () => performance.getEntriesByType('paint').length
  await expect.poll(() => page.evaluate(countPaints)).toBe(2)
  sendRest()
  await page.waitForLoadState('networkidle')
  expect(await readShifts(page)).toEqual([])
  server.close()
  server.closeAllConnections()
})
