import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { onCleanUp } from './cleanUp'

/** Makes a server listen on a free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts a web server, which `cleanUp` stops. @returns its origin */
export async function startWebServer(respond: RequestListener): Promise<string> {
  const server = createServer(respond)
  onCleanUp(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${await listen(server)}`
}
