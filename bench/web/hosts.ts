/** The servers that the web benchmark compares. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buildContent, contentTestimonial } from '../../server/testing/content'
import { ServerProcess } from '../../server/testing/serverProcess'
import {
  buildCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../../server/http/cachedResponse'

export interface Host {
  url: string
  stop: () => Promise<unknown>
}

/** The project's folder; the benchmarks are bundled into `build/`. */
export const root = path.resolve(__dirname, '..')
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

/** Karya on a new database. */
export async function startKarya(dataDir: string): Promise<Host> {
  const karya = new ServerProcess(path.join(root, 'build', 'server.cjs'), [], {
    KARYA_API_ONLY: undefined,
    DATA_DIR: dataDir,
  })
  const url = await karya.address()
  return { url, stop: () => karya.kill('SIGTERM') }
}

/** Karya with 1000 testimonials. */
export async function startLarge(folder: string): Promise<Host> {
  const file = path.join(folder, 'large.json')
  const testimonials = Array.from({ length: 1000 }, (_, index) =>
    contentTestimonial(1, {
      customer_name: `Pelanggan ${index + 1}`,
      category: index % 2 ? 'Full Stack' : 'Frontend Development',
    }),
  )
  writeFileSync(file, JSON.stringify(buildContent({ testimonials })))
  const dataDir = path.join(folder, 'large')
  execFileSync(
    process.execPath,
    [path.join(root, 'build', 'commands.cjs'), 'content', 'import', file],
    {
      env: { ...process.env, DATA_DIR: dataDir },
    },
  )
  return startKarya(dataDir)
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

/** Serves static pages for some paths, and copies of the responses of Karya for other URLs. */
export async function startStatic(karya: Host, pages: ReadonlyMap<string, string>): Promise<Host> {
  const responses = new Map<string, Promise<CachedResponse>>()
  for (const [path, page] of pages)
    responses.set(path, buildCachedResponse(Buffer.from(page), html, { quality: 9 }))
  const listener: RequestListener = (request, response) => {
    const { url = '' } = request
    const found = responses.get(url) ?? copyResponse(karya.url + url)
    responses.set(url, found)
    void found.then((copy) => sendCachedResponse(request, response, copy))
  }
  const server = createServer(listener)
  return { url: await listen(server), stop: () => close(server) }
}

async function copyResponse(url: string): Promise<CachedResponse> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const headers = ['content-type', 'cache-control'].map((key) => [
    key,
    response.headers.get(key) ?? '',
  ])
  const body = Buffer.from(await response.arrayBuffer())
  return buildCachedResponse(body, Object.fromEntries(headers) as Record<string, string>, {
    quality: 9,
  })
}
