import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const folder = path.resolve(__dirname, '../../dist')

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface StaticHost {
  url: string
  close: () => Promise<void>
}

/**
 * Serves the files of `dist`, and `index.html` for every other path; `/api` is passed on.
 * @param apiUrl the server that responds to `/api`
 * @param languages of the site, as a build with `SITE_LANGUAGES` has them
 */
export async function startStaticHost(apiUrl: string, languages: string): Promise<StaticHost> {
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const html = index.replace('<html', `<html data-languages="${languages}"`)
  const host = createServer((request, response) => {
    const url = request.url ?? '/'
    const respond = async () => {
      if (url.startsWith('/api/')) {
        const passed = await fetch(apiUrl + url)
        const type = passed.headers.get('content-type') ?? ''
        response.writeHead(passed.status, { 'content-type': type }).end(await passed.text())
        return
      }
      const file = path.join(folder, new URL(url, apiUrl).pathname)
      const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
      const type = types[path.extname(isFile ? file : 'index.html')] ?? 'application/octet-stream'
      response.setHeader('content-type', type).end(isFile ? readFileSync(file) : html)
    }
    respond().catch(() => response.destroy())
  })
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      host.closeAllConnections()
      host.close()
      await once(host, 'close')
    },
  }
}
