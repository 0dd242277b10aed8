import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

const collectorPath = '/error-collector.js'
const reportPath = '/error-report'

/** Runs in the page, before every other script of it. */
function collectErrors(path: string) {
  function report(error: unknown) {
    const call = new XMLHttpRequest()
    // Synchronous: an error is reported before the next step of a test can run.
    call.open('POST', path, false)
    call.send(String(error))
  }
  const write = console.error
  console.error = (...values: unknown[]) => {
    report(values.map(String).join(' '))
    write(...values)
  }
  // Captured, because error events of elements (a picture, a script) do not bubble.
  addEventListener('error', (event) => report(event.message || event.target), true)
  addEventListener('unhandledrejection', (event) => report(event.reason))
  addEventListener('securitypolicyviolation', (event) =>
    report(`${event.violatedDirective}: ${event.blockedURI}`),
  )
}

const collector = `(${collectErrors.toString()})('${reportPath}')`

/** @returns the status of the response */
async function forward(site: string, from: IncomingMessage, to: ServerResponse): Promise<number> {
  const headers = { ...from.headers, 'accept-encoding': 'identity' }
  const call = request(site + from.url, { method: from.method, headers })
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    from.pipe(call).on('response', resolve).on('error', reject),
  )
  const status = response.statusCode ?? 502
  if (response.headers['content-type']?.startsWith('text/html')) {
    const { etag: _, 'content-length': __, ...kept } = response.headers
    const script = `<head><script src="${collectorPath}"></script>`
    to.writeHead(status, kept).end((await text(response)).replace('<head>', script))
  } else {
    await pipeline(response, to.writeHead(status, response.headers))
  }
  return status
}

/**
 * Serves the site with one more script, which reports the errors of each page: WebKitGTK's
 * driver gives no access to the console. What WebKit itself writes there (warnings, requests
 * that could not be made at all) is not reported.
 */
export async function startErrorProxy(site: string) {
  const errors: string[] = []
  async function handle(from: IncomingMessage, to: ServerResponse) {
    if (from.url === collectorPath) {
      to.writeHead(200, { 'content-type': 'text/javascript' }).end(collector)
    } else if (from.url === reportPath) {
      errors.push(await text(from))
      to.writeHead(204).end()
    } else {
      const status = await forward(site, from, to)
      const isDocument = from.headers['sec-fetch-dest'] === 'document'
      if (status >= 400 && !isDocument) errors.push(`${status} ${from.url}`)
    }
  }
  const server = createServer((from, to) => {
    handle(from, to).catch(() => to.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    errors,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
