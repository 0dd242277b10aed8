/** The servers that the web benchmark compares. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
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
import { SiteFiles } from '../../server/pages/staticFiles'
import type { Profile } from '../../src/contract/profile'
import type { Project } from '../../src/contract/projects'
import { staticPages } from './staticPages'

export interface Host {
  name: string
  url: string
  stop: () => Promise<unknown>
}

/** The project's folder; the benchmarks are bundled into `build/`. */
export const root = path.resolve(__dirname, '..')
const site = path.join(root, 'dist')
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

/** Karya on a new database. */
export async function startKarya(dataDir: string): Promise<Host> {
  const karya = new ServerProcess(path.join(root, 'build', 'server.cjs'), [], {
    KARYA_API_ONLY: undefined,
    DATA_DIR: dataDir,
  })
  const url = await karya.address()
  return { name: 'Karya, rendered', url, stop: () => karya.kill('SIGTERM') }
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

/** Serves the site's files, compressed once, and the responses of `find` for other URLs. */
async function serveFiles(
  name: string,
  find: (url: string) => Promise<CachedResponse | undefined>,
): Promise<Host> {
  const files = new SiteFiles(site)
  const listener: RequestListener = (request, response) => {
    const { url = '' } = request
    void (async () => {
      const cached = (await find(url)) ?? (await files.find(url.replace(/\?.*/, ''), {}))
      if (cached) sendCachedResponse(request, response, cached)
      else response.writeHead(404).end()
    })()
  }
  const server = createServer(listener)
  return { name, url: await listen(server), stop: () => close(server) }
}

/** The built site without server rendering, and copies of the API's responses. */
export async function startSpa(api: string): Promise<Host> {
  const index = await buildCachedResponse(readFileSync(path.join(site, 'index.html')), html, 9)
  const responses = new Map<string, Promise<CachedResponse>>()
  const copyResponse = async (url: string) => {
    const body = await (await fetch(api + url)).arrayBuffer()
    return buildCachedResponse(Buffer.from(body), { 'content-type': 'application/json' }, 9)
  }
  return serveFiles('Karya, plain SPA', async (url) => {
    if (!url.startsWith('/api/')) return /\.\w+$/.test(url) ? undefined : index
    const response = responses.get(url) ?? copyResponse(url)
    responses.set(url, response)
    return response
  })
}

/** Hand-written pages with the content of the API. */
export async function startStatic(api: string): Promise<Host> {
  const read = async <Data>(url: string) =>
    ((await (await fetch(`${api}/api${url}`)).json()) as { data: Data }).data
  const list = '/profile-projects?page=1&profile_id=1&is_active=1'
  const { profile } = await read<{ profile: Profile }>('/profiles/1')
  const { projects } = await read<{ projects: Project[] }>(`${list}&limit=6`)
  const featured = await read<{ projects: Project[] }>(`${list}&limit=4&featured=true`)
  const font = /\/assets\/[\w.-]+\.woff2/.exec(await (await fetch(api)).text())?.[0] ?? ''
  const responses = new Map<string, CachedResponse>()
  const content = { profile, projects, featured: featured.projects, font }
  for (const [url, page] of staticPages(content)) {
    responses.set(url, await buildCachedResponse(Buffer.from(page), html, 9))
  }
  return serveFiles('hand-written static page', (url) => Promise.resolve(responses.get(url)))
}
