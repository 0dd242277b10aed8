import type { FastifyInstance } from 'fastify'
import { buildCachedResponse, type CachedResponse } from '../http/cachedResponse'
import { Previews } from './previews/previews'
import { everyPage } from './everyPage'
import type { RenderCache, RenderResult } from './renderCache'
import { transportTo, type Renderer } from './renderer'
import { robotsOf, sitemapOf } from './sitemap'
import { manifestAddress, writeManifest } from './webManifest'

interface Surroundings {
  app: FastifyInstance
  renderer: Renderer
  kept: RenderCache
  /** Reads the manifest as it was built. */
  readManifest: () => string
}

/** What search engines, previews and home screens ask for, made from the content. */
export class GeneratedFiles {
  private readonly previews

  constructor(private readonly around: Surroundings) {
    const { app, renderer, kept } = around
    this.previews = new Previews({ renderer, transport: transportTo(app), kept })
  }

  /**
   * @param headers that every answer of the server has
   * @returns nothing where the address is none of theirs
   */
  async find(
    address: string,
    headers: Record<string, string>,
  ): Promise<CachedResponse | undefined> {
    const { app, renderer, kept, readManifest } = this.around
    const { publicUrl } = renderer
    const keep = (type: string, write: () => string | Promise<string>) =>
      kept.find(address, () => this.make(type, write, headers))
    if (address === '/robots.txt') return keep('text/plain', () => robotsOf(publicUrl))
    if (address === manifestAddress) {
      return keep('application/manifest+json', () => writeManifest(app, readManifest()))
    }
    if (address === '/sitemap.xml' && publicUrl) {
      return keep('application/xml', async () =>
        sitemapOf(publicUrl, await everyPage(app, renderer)),
      )
    }
    return this.previews.find(address, headers)
  }

  private async make(
    type: string,
    write: () => string | Promise<string>,
    headers: Record<string, string>,
  ): Promise<RenderResult> {
    const body = Buffer.from(await write())
    const all = { ...headers, 'content-type': `${type}; charset=utf-8` }
    return { answer: await buildCachedResponse(body, all), isKept: true }
  }
}
