import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/** Receives the messages of the processes, each at a path of its own, and may hold them. */
export class Webhook {
  /** The ids of the messages that were accepted, in order. */
  readonly accepted: string[] = []
  private readonly held = new Map<string, { id: string; response: ServerResponse }>()
  /** The path whose messages are not answered. */
  heldPath: string | undefined
  private readonly server = createServer((request, response) => {
    void json(request).then((message) => {
      const { id } = message as { id: string }
      const path = request.url ?? ''
      if (path === this.heldPath) this.held.set(path, { id, response })
      else {
        this.accepted.push(id)
        response.end()
      }
    })
  })

  constructor(private readonly port: number) {}

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(this.port, '127.0.0.1', resolve))
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`
  }

  /** The id of the message that is held at a path. */
  heldAt(path: string): string | undefined {
    return this.held.get(path)?.id
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
