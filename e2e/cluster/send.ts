import { Agent, request as overHttps } from 'node:https'
import { Agent as HttpAgent, request as overHttp } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

interface Options {
  method?: string
  headers?: Record<string, string | undefined>
  /** JSON, or the bytes of a file. */
  body?: object | Buffer
}

const agents = {
  // The certificate is the test's own.
  'https:': new Agent({ keepAlive: true, rejectUnauthorized: false }),
  'http:': new HttpAgent({ keepAlive: true }),
}

/** Sends a request, once. Rejects when the connection is refused or closed. */
export function send(url: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  const isHttps = url.startsWith('https:')
  const bytes = Buffer.isBuffer(body) || !body ? body : Buffer.from(JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const sent = (isHttps ? overHttps : overHttp)(
      url,
      {
        method,
        agent: agents[isHttps ? 'https:' : 'http:'],
        headers: {
          ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response
        buffer(response).then((body) => resolve({ status, headers, body }), reject)
      },
    )
    sent.once('error', reject)
    sent.end(bytes)
  })
}

/** `data` of a response of the API. */
export function dataOf<Data>({ body }: Answer): Data {
  return (JSON.parse(body.toString()) as { data: Data }).data
}
