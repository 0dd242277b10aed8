import type { FastifyInstance } from 'fastify'
import type { ExportRenderer, Transport } from '../../src/app/rendering/renderer'
import { loadCompiled } from '../loadCompiled'

export type { ExportRenderer, Renderer } from '../../src/app/rendering/renderer'

export function loadRenderer(file: string): ExportRenderer {
  return loadCompiled(file) as ExportRenderer
}

/** Sends the requests of rendered pages to the API within the process, without a token. */
export function createInjectTransport(app: FastifyInstance): Transport {
  return async (args) => {
    const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
    const query = new URLSearchParams(params as Record<string, string>).toString()
    const response = await app.inject(`/api${url}${query && `?${query}`}`)
    const data: unknown = response.json()
    return response.statusCode === 200 ? { data } : { error: { status: response.statusCode, data } }
  }
}
