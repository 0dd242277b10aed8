import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import mime from 'mime'

interface Fallback {
  status: number
  html: string
  /** The server that responds to `/api`; without one, it has files like all paths. */
  apiUrl?: string
}

/** Serves the files of a folder, `index.html` for folders, and a page for all other paths. */
export async function startStaticHost(folder: string, { status, html, apiUrl }: Fallback) {
  const host = createServer((request, response) => {
    const url = request.url ?? '/'
    const respond = async () => {
      if (apiUrl !== undefined && url.startsWith('/api/')) {
        const passed = await fetch(apiUrl + url)
        const type = passed.headers.get('content-type') ?? ''
        response.writeHead(passed.status, { 'content-type': type }).end(await passed.text())
        return
      }
      const named = path.join(folder, decodeURIComponent(new URL(url, 'http://host').pathname))
      const isFolder = existsSync(named) && statSync(named).isDirectory()
      const file = isFolder ? path.join(named, 'index.html') : named
      const isFile = existsSync(file)
      const type = isFile ? (mime.getType(file) ?? 'text/plain') : 'text/html; charset=utf-8'
      response.writeHead(isFile ? 200 : status, { 'content-type': type })
      response.end(isFile ? readFileSync(file) : html)
    }
    respond().catch(() => response.destroy())
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const { port } = host.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      host.close()
      host.closeAllConnections()
    },
  }
}
