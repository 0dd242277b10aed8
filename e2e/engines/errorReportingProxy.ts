import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

const scriptPath = '/error-reporting.js'
const reportPath = '/error-report'

/** Runs in the page, before all other scripts. */
function reportErrors(path: string) {
  function report(error: unknown) {
    const request = new XMLHttpRequest()
    // Synchronous, so that the report arrives before the next step of a test.
    request.open('POST', path, false)
    request.send(String(error))
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

const script = `(${reportErrors.toString()})('${reportPath}')`

/** Forwards a request; adds the script to HTML. @returns the status of the response */
async function forward(site: string, from: IncomingMessage, to: ServerResponse): Promise<number> {
  const requestHeaders = { ...from.headers, 'accept-encoding': 'identity' }
  const upstream = request(site + from.url, { method: from.method, headers: requestHeaders })
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    from.pipe(upstream).on('response', resolve).on('error', reject),
  )
  const status = response.statusCode ?? 502
  if (response.headers['content-type']?.startsWith('text/html')) {
    const { etag: _, 'content-length': __, ...headers } = response.headers
    const html = (await text(response)).replace(
      '<head>',
      `<head><script src="${scriptPath}"></script>`,
    )
    to.writeHead(status, headers).end(html)
  } else {
    await pipeline(response, to.writeHead(status, response.headers))
  }
  return status
}

/**
 * A proxy that adds an error-reporting script to each page, because WebKitGTK's driver has no
 * access to the console. WebKit's own messages (warnings, failed connections) are not reported.
 */
export async function startErrorReportingProxy(site: string) {
  const errors: string[] = []
  async function handle(from: IncomingMessage, to: ServerResponse) {
    if (from.url === scriptPath) {
      to.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
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
