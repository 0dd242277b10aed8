/** The three ways in which the same site is served here. */
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

/** The project's folder, seen from the bundle in `build/`. */
export const root = path.resolve(__dirname, '..')
const site = path.join(root, 'dist')
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

/** Karya itself, on a fresh database. */
export async function startKarya(dataDir: string): Promise<Host> {
  const karya = new ServerProcess(path.join(root, 'build', 'server.cjs'), [], {
    KARYA_API_ONLY: undefined,
    DATA_DIR: dataDir,
  })
  const url = await karya.address()
  return { name: 'Karya, rendered', url, stop: () => karya.kill('SIGTERM') }
}

/** A Karya whose list of testimonials is a thousand long. */
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

/** Serves files as Karya does, compressed once; `rest` answers every other address. */
async function serveFiles(
  name: string,
  rest: (address: string) => Promise<CachedResponse | undefined>,
): Promise<Host> {
  const files = new SiteFiles(site)
  const listener: RequestListener = (request, response) => {
    const address = (request.url ?? '').replace(/\?.*/, '')
    void (async () => {
      const answer = (await rest(request.url ?? '')) ?? (await files.find(address, {}))
      if (answer) sendCachedResponse(request, response, answer)
      else response.writeHead(404).end()
    })()
  }
  const server = createServer(listener)
  return { name, url: await listen(server), stop: () => close(server) }
}

/** The built site on a static host, with the API behind it. */
export async function startSpa(api: string): Promise<Host> {
  const shell = await buildCachedResponse(readFileSync(path.join(site, 'index.html')), html, 9)
  const answers = new Map<string, Promise<CachedResponse>>()
  const ask = async (address: string) => {
    const body = await (await fetch(api + address)).arrayBuffer()
    return buildCachedResponse(Buffer.from(body), { 'content-type': 'application/json' }, 9)
  }
  return serveFiles('Karya, plain SPA', async (address) => {
    if (/^\/api\//.test(address)) {
      const answer = answers.get(address) ?? ask(address)
      answers.set(address, answer)
      return answer
    }
    return /\.\w+$/.test(address) ? undefined : shell
  })
}

/** Pages written by hand, with the content that the API has. */
export async function startStatic(api: string): Promise<Host> {
  const read = async <Data>(address: string) =>
    ((await (await fetch(`${api}/api${address}`)).json()) as { data: Data }).data
  const list = '/profile-projects?page=1&profile_id=1&is_active=1'
  const { profile } = await read<{ profile: Profile }>('/profiles/1')
  const { projects } = await read<{ projects: Project[] }>(`${list}&limit=6`)
  const featured = await read<{ projects: Project[] }>(`${list}&limit=4&featured=true`)
  const font = /\/assets\/[\w.-]+\.woff2/.exec(await (await fetch(api)).text())?.[0] ?? ''
  const answers = new Map<string, CachedResponse>()
  for (const [address, page] of staticPages({
    profile,
    projects,
    featured: featured.projects,
    font,
  })) {
    answers.set(address, await buildCachedResponse(Buffer.from(page), html, 9))
  }
  return serveFiles('hand-written static page', (address) => Promise.resolve(answers.get(address)))
}
